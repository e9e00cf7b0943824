import Bowser from 'bowser'

const maxLength = 400

/** The User-Agent header as it is stored with a session. */
export const userAgentOf = (header: string | undefined): string => (header ?? '').slice(0, maxLength)

/**
 * Reads the device from a User-Agent; parts are '' where they are unknown. The desktop app sends `Sufra/<version> (<system>)`, browsers
 * their own format.
 */
export const deviceOf = (userAgent: string): { browser: string; system: string; appVersion: string } => {
  const [, appVersion, desktop] = /^Sufra\/(\S+) \(([^)]*)\)$/.exec(userAgent) ?? []
  if (appVersion !== undefined) return { browser: 'Sufra', system: desktop ?? '', appVersion }
  if (!userAgent) return { browser: '', system: '', appVersion: '' }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '', appVersion: '' }
}
