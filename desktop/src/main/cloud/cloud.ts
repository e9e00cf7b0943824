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

/** A response whose body is read as it arrives. `abort` ends the request. */
export type CloudStream = { status: number; headers: Headers; body: ReadableStream<Uint8Array<ArrayBuffer>> | null; abort: () => void }

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

  /** Throws without a network or a server, and when `signal` ends the request. */
  const sendToCloud = async (origin: string, { method, path, headers, body }: CloudRequest, signal: AbortSignal) => {
    const url = origin + path
    const answer = await send(url, {
      method,
      body,
      headers: { ...headers, origin, cookie: jar.header(url), 'user-agent': userAgent },
      redirect: 'error',
      signal,
    })
    jar.storeCookies(url, answer.headers.getSetCookie())
    return answer
  }

  const requestOnce = async (call: CloudRequest): Promise<CloudResponse | undefined> => {
    const origin = address()
    if (!origin) return undefined
    try {
      const answer = await sendToCloud(origin, call, AbortSignal.timeout(call.milliseconds ?? defaultTimeout))
      return { status: answer.status, headers: answer.headers, body: new Uint8Array(await answer.arrayBuffer()) }
    } catch {
      return undefined // no network, no server, or a timeout
    }
  }

  /** The timeout of the call applies until the headers arrive; the reader of the body sets its own limit. */
  const streamOnce = async (call: CloudRequest): Promise<CloudStream | undefined> => {
    const origin = address()
    if (!origin) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), call.milliseconds ?? defaultTimeout)
    try {
      const { status, headers, body } = await sendToCloud(origin, call, abort.signal)
      return { status, headers, body, abort: () => abort.abort() }
    } catch {
      return undefined // no network, no server, or no headers in time
    } finally {
      clearTimeout(timer)
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
    /** Returns the cloud's response while it arrives; undefined when there was none. Renews the access token first when it has expired. */
    stream: async (call: CloudRequest): Promise<CloudStream | undefined> => {
      const answer = await streamOnce(call)
      if (answer?.status !== 403) return answer
      answer.abort() // a refused request does not use up the one-time link
      const refreshed = await refreshOnce()
      if (refreshed?.status === 200) return streamOnce(call)
      return refreshed && { ...refreshed, body: new Response(refreshed.body).body, abort: () => {} }
    },
    clearSession: () => jar.clearSession(address() ?? 'http://nowhere.invalid'),
  }
}

export type Cloud = ReturnType<typeof createCloud>
