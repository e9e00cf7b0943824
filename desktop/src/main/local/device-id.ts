import { z } from 'zod'
import type { SettingsStore } from './settings-store.ts'

/** Returns this machine's device id. Created once and stored. */
export const readDeviceId = (settings: SettingsStore): string => {
  const stored = settings.read('device', z.uuid())
  const deviceId = stored ?? crypto.randomUUID()
  if (stored === undefined) settings.write('device', deviceId)
  return deviceId
}
