import { z } from 'zod'
import { deskSettings, firstSettings, type DeskSettings } from '../../bridge/desk-settings.ts'
import type { SettingsStore } from './settings-store.ts'

const name = 'desk'

/** This machine's settings, cached in memory and written through. */
export const createOwnSettings = (store: SettingsStore) => {
  let settings: DeskSettings = store.read(name, deskSettings) ?? firstSettings
  return {
    now: () => settings,
    /** Returns whether the address of the cloud has changed. Throws when the settings are invalid or cannot be written. */
    change: (changed: Partial<DeskSettings>): boolean => {
      const next = deskSettings.parse({ ...settings, ...changed })
      const hasMoved = next.address !== settings.address
      store.write(name, next)
      settings = next
      return hasMoved
    },
  }
}

/** Returns this machine's device id. Created once and stored. */
export const readDeviceId = (settings: SettingsStore): string => {
  const stored = settings.read('device', z.uuid())
  const deviceId = stored ?? crypto.randomUUID()
  if (stored === undefined) settings.write('device', deviceId)
  return deviceId
}
