// Calls to the configured cloud, with the session that main holds.
import { refreshToken } from '@sufra/shared/accounts/account.routes'
import type { SessionCookieJar } from './cookie-jar.ts'

export type CloudRequest = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  milliseconds?: number
}
export type CloudAnswer = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }

type Options = {
  /** The cloud's origin, as the setup has it; undefined before the setup. */
  address: () => string | undefined
  jar: SessionCookieJar
  /** What this machine calls itself: its owner finds it so in the list of sessions. */
  userAgent: string
  fetch: typeof fetch
}

const usual = 8_000

export const textOf = ({ body }: CloudAnswer): string => new TextDecoder().decode(body)

const isExpired = (answer: CloudAnswer) => answer.status === 403 && textOf(answer).includes('"session.expired"')

export const createCloud = ({ address, jar, userAgent, fetch: send }: Options) => {
  let refreshing: Promise<CloudAnswer | undefined> | undefined

  const askOnce = async ({ method, path, headers, body, milliseconds = usual }: CloudRequest): Promise<CloudAnswer | undefined> => {
    const origin = address()
    if (!origin) return undefined
    const url = origin + path
    try {
      const answer = await send(url, {
        method,
        body,
        headers: { ...headers, origin, cookie: jar.header(url), 'user-agent': userAgent },
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      })
      jar.take(url, answer.headers.getSetCookie())
      return { status: answer.status, headers: answer.headers, body: new Uint8Array(await answer.arrayBuffer()) }
    } catch {
      return undefined // no network, no server, or no answer in time
    }
  }

  const refreshOnce = () => {
    refreshing ??= askOnce({ method: 'POST', path: refreshToken.path }).finally(() => (refreshing = undefined))
    return refreshing
  }

  return {
    address,
    /** The Cookie header of the session, for the socket. */
    cookies: () => jar.header(address() ?? 'http://nowhere.invalid'),
    /** The cloud's answer; undefined when none came. An expired access token is renewed once, by whoever finds it first, and the call repeated. */
    ask: async (call: CloudRequest): Promise<CloudAnswer | undefined> => {
      const answer = await askOnce(call)
      if (!answer || !isExpired(answer)) return answer
      const refreshed = await refreshOnce()
      if (!refreshed) return undefined
      return refreshed.status === 200 ? askOnce(call) : refreshed
    },
    forgetSession: () => jar.forgetSession(address() ?? 'http://nowhere.invalid'),
  }
}

export type Cloud = ReturnType<typeof createCloud>
