import type { Credentials, Role } from '@sufra/shared/accounts/account'
import { loginAdmin, loginMerchant, logout, readMe } from '@sufra/shared/accounts/account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { useQuery } from '@tanstack/react-query'
import { call, startNewClient } from './api.ts'
import { bridge } from './bridge.ts'
import { queryClient } from './query-client.ts'
import { currentSession, forgetUserCookie, storeSession, sessionKey, type Session } from './session-state.ts'

const readSession = async (): Promise<Session> => {
  try {
    const { data } = await call(readMe, {})
    return { user: data }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return { user: null, ended: currentSession()?.ended }
    // There was a session, and it could not be refreshed.
    if (error.status === 403) return { user: null, ended: 'expired' }
    throw error
  }
}

/** Who is signed in, read from the server at the start and whenever the window comes back (a status may have changed). */
export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000 })

/** Reads it again at once, which renews an access token that ran out. Throws when no answer comes. */
export const renewSession = () => queryClient.fetchQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 0, retry: false })

/** Who is signed in, as far as a page has asked. */
export const useKnownSession = (): Session | undefined =>
  useQuery<Session>({ queryKey: sessionKey, queryFn: readSession, enabled: false }).data

/** Throws ApiError; `session.wrong_credentials` for a wrong e-mail or password. */
export const signIn = async (role: Role, credentials: Credentials) => {
  startNewClient()
  const { data } = await call(role === 'admin' ? loginAdmin : loginMerchant, { body: credentials })
  storeSession({ user: data })
  // A test ring at each sign-in: who hears nothing now would hear no order.
  void bridge?.invoke('testRing', { sound: 'order' })
  return data
}

/** Signs out on the server, and here even when it cannot be reached. */
export const signOut = async () => {
  await call(logout, {}).catch(() => undefined) // a person who leaves must be able to leave
  forgetUserCookie()
  startNewClient()
  storeSession({ user: null, ended: 'left' })
}
