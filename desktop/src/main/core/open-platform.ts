// Shared services of the core: this machine's storage and settings, the cloud, and timers that stop with the app.
import type { CoreOptions } from '../core-options.ts'
import { createCloud } from '../gateway/cloud.ts'
import { createCookieJar } from '../gateway/cookie-jar.ts'
import { createItemIndex } from '../gateway/item-index.ts'
import { userAgentOf } from '../gateway/user-agent.ts'
import { createBackgroundRunner } from '../life/in-background.ts'
import { after } from '../life/timers.ts'
import { openStorage } from '../local/desk-storage.ts'
import { readDeviceId } from '../local/device-id.ts'
import { createOwnSettings } from '../local/own-settings.ts'

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
    /** Called before the parts end. The storage is closed after them. */
    end: () => {
      isEnded = true
    },
  }
}

export type Platform = ReturnType<typeof openPlatform>
