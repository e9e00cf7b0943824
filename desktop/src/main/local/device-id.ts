import { z } from 'zod'
import type { SettingsStore } from './settings-store.ts'

/** What this machine is called towards the cloud: made once, and kept. */
export const readDeviceId = (settings: SettingsStore): string => {
  const kept = settings.read('device', z.uuid())
  const deviceId = kept ?? crypto.randomUUID()
  if (kept === undefined) settings.write('device', deviceId)
  return deviceId
}
