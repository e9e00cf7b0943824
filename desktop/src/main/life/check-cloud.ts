import { z } from 'zod'

const health = z.object({ status: z.enum(['ok', 'busy']) })

export type CloudProblem = 'invalid' | 'unreachable' | 'not_sufra'

/** Where a session may travel without TLS: this machine and the restaurant's own network. */
const isNear = (host: string) =>
  host === 'localhost' || /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(host) || host.endsWith('.local') || !host.includes('.')

/** The origin that somebody typed, with https where no scheme is given; undefined for what is no address. */
export const originOf = (typed: string): string | undefined => {
  const text = typed.trim()
  const whole = text.includes('://') ? text : `https://${text}`
  if (text === '' || !URL.canParse(whole)) return undefined
  const { origin, protocol, username, hostname } = new URL(whole)
  if (username !== '' || hostname === '') return undefined
  return protocol === 'https:' || (protocol === 'http:' && isNear(hostname)) ? origin : undefined
}

/** Asks the address whether it is Sufra's cloud. */
export const checkCloud = async (origin: string, send: typeof fetch): Promise<CloudProblem | undefined> => {
  try {
    const answer = await send(`${origin}/health`, { redirect: 'error', signal: AbortSignal.timeout(8_000) })
    const said: unknown = await answer.json().catch(() => undefined)
    return health.safeParse(said).success ? undefined : 'not_sufra'
  } catch {
    return 'unreachable'
  }
}
