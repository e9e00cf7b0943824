import { deskSettings, firstSettings, type DeskSettings } from '../../bridge/desk-settings.ts'
import type { SettingsStore } from './settings-store.ts'

const name = 'desk'

/** This machine's settings, read once and written through. */
export const createOwnSettings = (store: SettingsStore) => {
  let settings: DeskSettings = store.read(name, deskSettings) ?? firstSettings
  return {
    now: () => settings,
    /** Gives whether the cloud is another one now. Throws for what does not fit the schema, or when the disk does not take it. */
    change: (changed: Partial<DeskSettings>): boolean => {
      const next = deskSettings.parse({ ...settings, ...changed })
      const hasMoved = next.address !== settings.address
      store.write(name, next)
      settings = next
      return hasMoved
    },
  }
}
