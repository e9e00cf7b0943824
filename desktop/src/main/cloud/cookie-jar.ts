// The session's cookies: in memory, and on disk only encrypted by the operating system's keychain.
import type { SafeStorage } from 'electron/main'
import { CookieJar } from 'tough-cookie'
import { z } from 'zod'
import type { SettingsStore } from '../local/settings-store.ts'

const name = 'session'
/** The cookie with which the cloud recognises this device at the next sign-in; it does not authenticate. */
const isOfDevice = ({ key }: { key: string }) => /^(__Host-)?device$/.test(key)

type Deps = { settings: SettingsStore; safeStorage: Pick<SafeStorage, 'isEncryptionAvailable' | 'encryptString' | 'decryptString'> }

const restore = ({ settings, safeStorage }: Deps): CookieJar => {
  const stored = settings.read(name, z.string())
  if (!stored || !safeStorage.isEncryptionAvailable()) return new CookieJar()
  try {
    return CookieJar.deserializeSync(safeStorage.decryptString(Buffer.from(stored, 'base64')))
  } catch {
    return new CookieJar() // the machine has another user, or its keychain was reset: sign in again
  }
}

export const createCookieJar = (deps: Deps) => {
  const { settings, safeStorage } = deps
  const jar = restore(deps)

  const save = () => {
    // Without a keychain nothing is written: staff sign in again after a restart.
    if (!safeStorage.isEncryptionAvailable()) return
    settings.write(name, safeStorage.encryptString(JSON.stringify(jar.serializeSync())).toString('base64'))
  }

  return {
    /** Returns the Cookie header for an address. */
    header: (url: string): string => jar.getCookieStringSync(url),
    storeCookies: (url: string, setCookies: string[]) => {
      if (setCookies.length === 0) return
      for (const cookie of setCookies) jar.setCookieSync(cookie, url, { ignoreError: true })
      save()
    },
    /** Signs out: removes all cookies except the device cookie. */
    clearSession: (url: string) => {
      const ofDevice = jar.getCookiesSync(url).filter(isOfDevice)
      jar.removeAllCookiesSync()
      for (const cookie of ofDevice) jar.setCookieSync(cookie, url)
      if (ofDevice.length > 0) save()
      else settings.remove(name)
    },
    clear: () => {
      jar.removeAllCookiesSync()
      settings.remove(name)
    },
  }
}

export type SessionCookieJar = ReturnType<typeof createCookieJar>
