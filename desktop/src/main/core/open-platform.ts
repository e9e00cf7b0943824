// Shared services of the core: this machine's storage and settings, the cloud, and timers that stop with the app.
import type { CoreOptions } from '../core-options.ts'
import { createCloud } from '../cloud/cloud.ts'
import { createCookieJar } from '../cloud/cookie-jar.ts'
import { createItemIndex } from '../gateway/item-index.ts'
import { after } from '../life/timers.ts'
import { openStorage } from './desk-storage.ts'
import { createOwnSettings, readDeviceId } from '../local/own-settings.ts'

/** Throws if the folder is not writable, and in no other case. */
export const openPlatform = ({ folder, migrationsFolder, version, safeStorage, logs }: Omit<CoreOptions, 'effects' | 'printTicket'>) => {
  const storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  for (const file of storage.damagedFiles) logs.info('damaged database moved aside', { file })
  const settings = createOwnSettings(storage.settings)
  const jar = createCookieJar({ settings: storage.settings, safeStorage })
  let isEnded = false
  return {
    storage,
    settings,
    jar,
    cloud: createCloud({ address: () => settings.now().address ?? undefined, jar, userAgent: userAgentOf(version), fetch }),
    deviceId: readDeviceId(storage.settings),
    items: createItemIndex(storage.responses),
    isEnded: () => isEnded,
    afterUnlessEnded: (milliseconds: number, run: () => void) => after(milliseconds, () => isEnded || run()),
    inBackground: createBackgroundRunner({ isEnded: () => isEnded, logError: logs.logError }),
    logError: logs.logError,
    /** Called before the parts end; the storage is closed after all parts have ended. */
    end: () => {
      isEnded = true
    },
  }
}

export type Platform = ReturnType<typeof openPlatform>

const systems: Partial<Record<NodeJS.Platform, string>> = { win32: 'Windows', darwin: 'macOS', linux: 'Linux' }

/** Returns the User-Agent header; the cloud parses `Sufra/<version> (<system>)`. */
const userAgentOf = (version: string) => `Sufra/${version} (${systems[process.platform] ?? process.platform})`

/** Runs a promise without awaiting it. Logs its failure, except after shutdown. */
const createBackgroundRunner =
  ({ isEnded, logError }: { isEnded: () => boolean; logError: (what: string, error: unknown) => void }) =>
  (work: Promise<unknown>): void => {
    work.catch((error: unknown) => {
      if (!isEnded()) logError('background task failed', error)
    })
  }
