import { logout, refreshToken } from '@sufra/shared/accounts/account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { createClient, type Call, type ClientOptions } from '@sufra/shared/contract/client'
import type { Retries } from '@sufra/shared/contract/retry-call'
import { fetchTimed } from '@sufra/shared/ui/hooks/server-clock'
import { bridge } from '../bridge/bridge.ts'
import { currentSession, clearUserCookie, sessionKey, sessionWithoutUser, storeSession } from '../session/session-state.ts'
import { queryClient } from './query-client.ts'

const language = () => document.documentElement.lang || 'en'

/** In milliseconds; slightly more than the API's own limit. Without it a request on a silently dropped connection never ends. */
const callTimeout = 12_000

const post = (path: string) =>
  fetchTimed(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'accept-language': language() },
    signal: AbortSignal.timeout(callTimeout),
  })

/**
 * Returns a new access token, or undefined when the session has ended. Throws ApiError when the server cannot be reached: the session may
 * still be valid. `isCurrent`: whether no other session has started since, to which the cookies would belong.
 */
const refresh = async (isCurrent: () => boolean) => {
  const response = await post(refreshToken.path).catch(() => {
    throw new ApiError(0, 'no response', {})
  })
  if (response.status === 401 || response.status === 403) {
    if (isCurrent()) logOut()
    return undefined
  }
  const body: { accessToken?: string } = await response.json().catch(() => ({}))
  if (!response.ok || !body.accessToken) throw new ApiError(response.status, response.statusText, {})
  return body.accessToken
}

/** Spec §4: a session that cannot be refreshed is logged out. It ends on this device even when the request fails. */
const logOut = () => {
  void post(logout.path).catch(() => undefined) // the cookies are no longer valid anyway
  clearUserCookie()
}

/** Clears the session; the guards then redirect to /login. */
const endSession = () => {
  if (!currentSession()?.user) return
  clearUserCookie()
  storeSession(sessionWithoutUser())
  startNewClient()
}

/** On the desktop the main process retries requests that must not be lost. */
const retries: Retries | undefined = bridge
  ? undefined
  : {
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => performance.now(),
      random: Math.random,
    }

/** Counts the clients of this page, one for each session. */
let currentClient = 0

/** Creates an API client of this page's session with its own `fetch`. A late answer does not end the session that followed. */
export const createClientWith = (send: ClientOptions['fetch']) => {
  const own = currentClient
  const isCurrent = () => own === currentClient
  const onSignedOut = () => isCurrent() && endSession()
  return createClient({ baseUrl: '', fetch: send, language, refresh: () => refresh(isCurrent), onSignedOut, retries })
}

/** Form uploads have no timeout: a form may contain many megabytes. */
const signalOf = ({ body }: RequestInit, timeout = callTimeout) => (body instanceof FormData ? undefined : AbortSignal.timeout(timeout))

const newClient = () => createClientWith((url, init, timeout) => fetchTimed(url, { ...init, signal: signalOf(init, timeout) }))

/**
 * A client that sends this token, and never the session of the cookies. The token is not renewed: `onOver` is called when the server no
 * longer accepts it.
 */
const newClientWith = (token: string, onOver: () => void) =>
  createClient({
    baseUrl: '',
    fetch: (url, init, timeout) =>
      fetchTimed(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` }, signal: signalOf(init, timeout) }),
    language,
    onSignedOut: onOver,
    retries,
  })

let client = newClient()

/** A client stores the bearer token of its last refresh, which the next user must not send. */
export const startNewClient = () => {
  currentClient += 1
  client = newClient()
}

export const startClientWith = (token: string, onOver: () => void) => {
  currentClient += 1
  client = newClientWith(token, onOver)
}

/** A refused permission shows that the role has changed since the session was read. Without a user nothing is read. */
const followRole = (error: unknown) => {
  if (error instanceof ApiError && error.code === 'session.forbidden' && currentSession()?.user?.memberRole)
    void queryClient.invalidateQueries({ queryKey: sessionKey })
}

export const call: Call = async (route, request, options) => {
  try {
    return await client(route, request, options)
  } catch (error) {
    followRole(error)
    throw error
  }
}
