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
export type CloudResponse = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }

type Options = {
  /** The cloud's origin from the setup; undefined before the setup. */
  address: () => string | undefined
  jar: SessionCookieJar
  /** The User-Agent; shown to the owner in the list of sessions. */
  userAgent: string
  fetch: typeof fetch
}

const defaultTimeout = 8_000

export const textOf = ({ body }: CloudResponse): string => new TextDecoder().decode(body)

const isExpired = (answer: CloudResponse) => answer.status === 403 && textOf(answer).includes('"session.expired"')

export const createCloud = ({ address, jar, userAgent, fetch: send }: Options) => {
  let refreshing: Promise<CloudResponse | undefined> | undefined

  const requestOnce = async ({
    method,
    path,
    headers,
    body,
    milliseconds = defaultTimeout,
  }: CloudRequest): Promise<CloudResponse | undefined> => {
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
      jar.storeCookies(url, answer.headers.getSetCookie())
      return { status: answer.status, headers: answer.headers, body: new Uint8Array(await answer.arrayBuffer()) }
    } catch {
      return undefined // no network, no server, or a timeout
    }
  }

  const refreshOnce = () => {
    refreshing ??= requestOnce({ method: 'POST', path: refreshToken.path }).finally(() => (refreshing = undefined))
    return refreshing
  }

  return {
    address,
    /** The session's Cookie header, for the WebSocket. */
    cookies: () => jar.header(address() ?? 'http://nowhere.invalid'),
    /** Returns the cloud's response; undefined when there was none. Renews an expired access token (one refresh shared by concurrent calls) and retries the call. */
    request: async (call: CloudRequest): Promise<CloudResponse | undefined> => {
      const answer = await requestOnce(call)
      if (!answer || !isExpired(answer)) return answer
      const refreshed = await refreshOnce()
      if (!refreshed) return undefined
      return refreshed.status === 200 ? requestOnce(call) : refreshed
    },
    clearSession: () => jar.clearSession(address() ?? 'http://nowhere.invalid'),
  }
}

export type Cloud = ReturnType<typeof createCloud>
