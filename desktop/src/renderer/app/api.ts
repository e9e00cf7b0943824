import { logout, refreshToken } from '@sufra/shared/accounts/account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { createClient, type Call, type ClientOptions } from '@sufra/shared/contract/client'
import type { Retries } from '@sufra/shared/contract/retry-call'
import { bridge } from './bridge.ts'
import { currentSession, forgetUserCookie, storeSession } from './session-state.ts'

const language = () => document.documentElement.lang || 'en'

/** In milliseconds, a little more than the API takes at most. A network that has forgotten a connection says nothing: without it a call never ends. */
const callTimeout = 12_000

const post = (path: string) =>
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'accept-language': language() },
    signal: AbortSignal.timeout(callTimeout),
  })

/** A new access token, or undefined when the session is over. A server that cannot be reached has not ended it. */
const refresh = async () => {
  const answer = await post(refreshToken.path).catch(() => {
    throw new ApiError(0, 'no answer', {})
  })
  if (answer.status === 401 || answer.status === 403) {
    logOut()
    return undefined
  }
  const reply: { accessToken?: string } = await answer.json().catch(() => ({}))
  if (!answer.ok || !reply.accessToken) throw new ApiError(answer.status, answer.statusText, {})
  return reply.accessToken
}

/** Spec §4: a session that cannot be refreshed is logged out. It is over here whether or not the server hears of it. */
const logOut = () => {
  void post(logout.path).catch(() => undefined) // the session's cookies are of no use any more
  forgetUserCookie()
}

/** The guards take it from here, to /login. */
const endSession = () => {
  if (!currentSession()?.user) return
  forgetUserCookie()
  storeSession({ user: null, ended: 'expired' })
  startNewClient()
}

/** On the desktop, main sends again what must not be lost. */
const retries: Retries | undefined = bridge
  ? undefined
  : {
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => performance.now(),
      random: Math.random,
    }

/** A client of this page that sends in its own way. */
export const clientThat = (send: ClientOptions['fetch']) =>
  createClient({ baseUrl: '', fetch: send, language, refresh, onSignedOut: endSession, retries })

/** A form may have many megabytes, and takes the time that it takes. */
const signalOf = ({ body }: RequestInit, timeout = callTimeout) => (body instanceof FormData ? undefined : AbortSignal.timeout(timeout))

const newClient = () => clientThat((url, init, timeout) => fetch(url, { ...init, signal: signalOf(init, timeout) }))

let client = newClient()

/** A client keeps the bearer token of its last refresh; who signs in next must not send it. */
export const startNewClient = () => {
  client = newClient()
}

export const call: Call = (at, ask, extra) => client(at, ask, extra)
