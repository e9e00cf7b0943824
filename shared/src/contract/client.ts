// One way to make a call. Knows no schema library, so that the phone need not load one before its first menu.
import { ApiError, type ErrorReply } from './api-error.ts'
import type { FormBody } from './form.ts'
import { mayRetry, retryCall, tryTimeout, type Retries } from './retry-call.ts'
import type { RequestOf, ReplyOf, Route } from './route.ts'

/** `body` is JSON text, or a form. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- where there are no forms, as here, FormBody is never
type Sent = { method: string; headers: Record<string, string>; body?: string | FormBody; credentials: 'include' }
type Answer = {
  ok: boolean
  status: number
  statusText: string
  headers?: { get: (name: string) => string | null }
  json: () => Promise<unknown>
}

export type ClientOptions = {
  /** Where the API is; '' for the page's own origin. */
  baseUrl: string
  /** `timeout`: how many milliseconds this try may take, where another one follows. */
  fetch: (url: string, init: Sent, timeout?: number) => Promise<Answer>
  language?: () => string
  /** Asks for a new access token after a 403; absent where nobody signs in. Undefined when the session is over. */
  refresh?: () => Promise<string | undefined>
  /** The session is over: after a 401, or a 403 that could not be refreshed. */
  onSignedOut?: () => void
  /** Sends a change that may be sent again up to three times; absent where the caller does so itself. */
  retries?: Retries
}

export type CallOptions = {
  idempotencyKey?: string
  /** A try has failed, and another follows. */
  onRetry?: () => void
}

type Ask = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; form?: FormBody }

const addressOf = (path: string, { params = {}, query = {} }: Ask) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = asked.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  return search ? `${filled}?${search}` : filled
}

const errorOf = async (answer: Answer) => {
  const reply = await answer.json().catch(() => ({}))
  const seconds = Number(answer.headers?.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) ? seconds * 1_000 : undefined
  return new ApiError(answer.status, answer.statusText, reply as Partial<ErrorReply>, retryAfter) // every field is optional and checked where used
}

type At = Pick<Route, 'method' | 'path'> & Partial<Pick<Route, 'repeat'>>

export type Call = {
  <R extends Route>(route: R, ask: RequestOf<R>, extra?: CallOptions): Promise<ReplyOf<R>>
  <R extends Route>(at: Pick<R, 'method' | 'path'>, ask: RequestOf<R>, extra?: CallOptions): Promise<ReplyOf<R>>
}

/**
 * A function that makes calls. It takes a route constant, or just its method and path with the route's type:
 * `call<typeof readMenu>({ method: 'GET', path: '/api/menu/:restaurantId' }, …)`.
 * Throws ApiError for every answer but 2xx; after a 403 it refreshes once and repeats once (spec §4).
 */
export const createClient = (options: ClientOptions): Call => {
  let refreshing: Promise<string | undefined> | undefined
  let bearer: string | undefined

  const refreshOnce = () => {
    refreshing ??= options.refresh!().finally(() => (refreshing = undefined)) // callers have checked that there is one
    return refreshing
  }

  const send = async (at: At, ask: Ask, { idempotencyKey }: CallOptions, timeout?: number) => {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (ask.body !== undefined) headers['content-type'] = 'application/json'
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    if (options.language) headers['accept-language'] = options.language()
    if (bearer) headers.authorization = `Bearer ${bearer}`
    const body = ask.body === undefined ? ask.form : JSON.stringify(ask.body)
    try {
      const sent = { method: at.method, headers, body, credentials: 'include' } as const
      return await options.fetch(options.baseUrl + addressOf(at.path, ask), sent, timeout)
    } catch {
      throw new ApiError(0, 'no answer', {})
    }
  }

  const callOnce = async (at: At, ask: Ask, extra: CallOptions, timeout?: number) => {
    let answer = await send(at, ask, extra, timeout)
    if (answer.status === 403 && options.refresh) {
      const token = await refreshOnce()
      if (!token) {
        options.onSignedOut?.()
        throw await errorOf(answer)
      }
      bearer = token
      answer = await send(at, ask, extra, timeout)
    }
    if (!answer.ok) {
      if (answer.status === 401) options.onSignedOut?.()
      throw await errorOf(answer)
    }
    // An answer may break off; the server parses each reply against the contract before it leaves.
    return (await answer.json().catch(() => {
      throw new ApiError(0, 'no answer', {})
    })) as never
  }

  const call = (at: At, ask: Ask, extra: CallOptions = {}) => {
    if (!options.retries || ask.form !== undefined || !mayRetry(at, extra.idempotencyKey)) return callOnce(at, ask, extra)
    return retryCall(options.retries, () => callOnce(at, ask, extra, tryTimeout), extra.onRetry)
  }
  return call
}
