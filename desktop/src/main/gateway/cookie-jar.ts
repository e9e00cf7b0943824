// The session's cookies: in memory, and at rest only as the operating system's keychain encrypts them.
import type { SafeStorage } from 'electron/main'
import { CookieJar } from 'tough-cookie'
import { z } from 'zod'
import type { SettingsStore } from '../local/settings-store.ts'

const name = 'session'
/** The cookie by which the cloud knows this device again at the next sign-in; it signs nobody in. */
const isOfDevice = ({ key }: { key: string }) => /^(__Host-)?device$/.test(key)

type Deps = { settings: SettingsStore; safeStorage: Pick<SafeStorage, 'isEncryptionAvailable' | 'encryptString' | 'decryptString'> }

const restore = ({ settings, safeStorage }: Deps): CookieJar => {
  const kept = settings.read(name, z.string())
  if (!kept || !safeStorage.isEncryptionAvailable()) return new CookieJar()
  try {
    return CookieJar.deserializeSync(safeStorage.decryptString(Buffer.from(kept, 'base64')))
  } catch {
    return new CookieJar() // another user of the machine, or a keychain that was reset: sign in again
  }
}

export const createCookieJar = (deps: Deps) => {
  const { settings, safeStorage } = deps
  const jar = restore(deps)

  const keep = () => {
    // Without a keychain nothing is written: who starts again signs in again.
    if (!safeStorage.isEncryptionAvailable()) return
    settings.write(name, safeStorage.encryptString(JSON.stringify(jar.serializeSync())).toString('base64'))
  }

  return {
    /** The Cookie header for an address. */
    header: (url: string): string => jar.getCookieStringSync(url),
    take: (url: string, setCookies: string[]) => {
      if (setCookies.length === 0) return
      for (const cookie of setCookies) jar.setCookieSync(cookie, url, { ignoreError: true })
      keep()
    },
    /** Signed out: all but the device's own cookie is forgotten. */
    forgetSession: (url: string) => {
      const ofDevice = jar.getCookiesSync(url).filter(isOfDevice)
      jar.removeAllCookiesSync()
      for (const cookie of ofDevice) jar.setCookieSync(cookie, url)
      if (ofDevice.length > 0) keep()
      else settings.remove(name)
    },
    forget: () => {
      jar.removeAllCookiesSync()
      settings.remove(name)
    },
  }
}

export type SessionCookieJar = ReturnType<typeof createCookieJar>
