import { isIPv4 } from 'node:net'
import { z } from 'zod'

const health = z.object({ status: z.enum(['ok', 'busy']) })

export type CloudProblem = 'invalid' | 'unreachable' | 'not_sufra'

/** Hosts that may be used without TLS: this machine and private networks. */
const isNear = (host: string) =>
  host === 'localhost' ||
  (isIPv4(host) && /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(host)) ||
  host.endsWith('.local') ||
  !host.includes('.')

/** Returns the origin of the entered address, with https if it has no scheme; undefined when it is not a valid address. */
export const originOf = (input: string): string | undefined => {
  const text = input.trim()
  const whole = text.includes('://') ? text : `https://${text}`
  if (text === '' || !URL.canParse(whole)) return undefined
  const { origin, protocol, username, hostname } = new URL(whole)
  if (username !== '' || hostname === '') return undefined
  return protocol === 'https:' || (protocol === 'http:' && isNear(hostname)) ? origin : undefined
}

/** Checks whether the address is a Sufra cloud. */
export const checkCloud = async (origin: string, send: typeof fetch): Promise<CloudProblem | undefined> => {
  try {
    const response = await send(`${origin}/health`, { redirect: 'error', signal: AbortSignal.timeout(8_000) })
    const body: unknown = await response.json().catch(() => undefined)
    return health.safeParse(body).success ? undefined : 'not_sufra'
  } catch {
    return 'unreachable'
  }
}
