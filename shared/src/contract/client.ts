// The typed HTTP client. Does not import the schema library, so that phones need not load it before the first menu.
import { ApiError, type ErrorReply } from './api-error.ts'
import type { FormBody } from './form.ts'
import { mayRetry, retryCall, tryTimeout, type Retries } from './retry-call.ts'
import type { RequestOf, ReplyOf, Route } from './route.ts'

/** `body` is JSON text, or a form. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- FormBody is never on platforms without FormData, as here
type FetchInit = { method: string; headers: Record<string, string>; body?: string | FormBody; credentials: 'include' }
type FetchResponse = {
  ok: boolean
  status: number
  statusText: string
  headers?: { get: (name: string) => string | null }
  json: () => Promise<unknown>
}

export type ClientOptions = {
  /** Origin of the API; '' for the page's own origin. */
  baseUrl: string
  /** `timeout`: maximum milliseconds for this attempt, given when a retry may follow. */
  fetch: (url: string, init: FetchInit, timeout?: number) => Promise<FetchResponse>
  language?: () => string
  /** Requests a new access token after a 403; absent for anonymous clients. Returns undefined when the session is over. */
  refresh?: () => Promise<string | undefined>
  /**
   * Called when the session is over: after a 401, after a 403 whose refresh fails, and without `refresh` after the 403 of an expired token.
   */
  onSignedOut?: () => void
  /** Retries idempotent changes, up to three attempts; absent when the caller retries itself. */
  retries?: Retries
}

export type CallOptions = {
  idempotencyKey?: string
  /** Called when an attempt has failed and another one follows. */
  onRetry?: () => void
}

type CallRequest = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; form?: FormBody }

const urlOf = (path: string, { params = {}, query = {} }: CallRequest) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const entries = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = entries.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  return search ? `${filled}?${search}` : filled
}

const toApiError = async (response: FetchResponse) => {
  const reply: Partial<ErrorReply> = (await response.json().catch(() => undefined)) ?? {} // another server's JSON may be `null`
  const seconds = Number(response.headers?.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) ? seconds * 1_000 : undefined
  return new ApiError(response.status, response.statusText, reply, retryAfter) // every field is optional and checked before use
}

type Endpoint = Pick<Route, 'method' | 'path'> & Partial<Pick<Route, 'idempotency'>>

export type Call = {
  <R extends Route>(route: R, request: RequestOf<R>, callOptions?: CallOptions): Promise<ReplyOf<R>>
  <R extends Route>(endpoint: Pick<R, 'method' | 'path'>, request: RequestOf<R>, callOptions?: CallOptions): Promise<ReplyOf<R>>
}

/**
 * Returns a function that makes calls. It takes a route constant, or only its method and path with the route's type:
 * `call<typeof readMenu>({ method: 'GET', path: '/api/menu/:restaurantId' }, …)`.
 * Throws ApiError for every response but 2xx. After a 403 it refreshes the token once and repeats the call once (spec §4).
 */
export const createClient = (options: ClientOptions): Call => {
  let refreshing: Promise<string | undefined> | undefined
  let bearer: string | undefined

  const refreshOnce = () => {
    refreshing ??= options.refresh!().finally(() => (refreshing = undefined)) // callers have checked that `refresh` exists
    return refreshing
  }

  const send = async (endpoint: Endpoint, request: CallRequest, { idempotencyKey }: CallOptions, timeout?: number) => {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (request.body !== undefined) headers['content-type'] = 'application/json'
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    if (options.language) headers['accept-language'] = options.language()
    if (bearer) headers.authorization = `Bearer ${bearer}`
    const body = request.body === undefined ? request.form : JSON.stringify(request.body)
    try {
      const init = { method: endpoint.method, headers, body, credentials: 'include' } as const
      return await options.fetch(options.baseUrl + urlOf(endpoint.path, request), init, timeout)
    } catch {
      throw new ApiError(0, 'no response', {})
    }
  }

  const callOnce = async (endpoint: Endpoint, request: CallRequest, callOptions: CallOptions, timeout?: number) => {
    let response = await send(endpoint, request, callOptions, timeout)
    if (response.status === 403 && options.refresh) {
      const token = await refreshOnce()
      if (!token) {
        options.onSignedOut?.()
        throw await toApiError(response)
      }
      bearer = token
      response = await send(endpoint, request, callOptions, timeout)
    }
    if (!response.ok) {
      const error = await toApiError(response)
      if (error.status === 401 || (error.code === 'session.expired' && !options.refresh)) options.onSignedOut?.()
      throw error
    }
    // The body may be truncated. The server validates each reply against the contract, so it is not validated again here.
    return (await response.json().catch(() => {
      throw new ApiError(0, 'no response', {})
    })) as never
  }

  const call = (endpoint: Endpoint, request: CallRequest, callOptions: CallOptions = {}) => {
    if (!options.retries || request.form !== undefined || !mayRetry(endpoint, callOptions.idempotencyKey))
      return callOnce(endpoint, request, callOptions)
    return retryCall(options.retries, () => callOnce(endpoint, request, callOptions, tryTimeout), callOptions.onRetry)
  }
  return call
}
