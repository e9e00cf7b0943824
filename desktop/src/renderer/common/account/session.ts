import type { Credentials, Role } from '@sufra/shared/accounts/account'
import { loginAdmin, loginMerchant, logout, readMe } from '@sufra/shared/accounts/account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { switchPerson } from '@sufra/shared/pins/pin.routes'
import { useQuery } from '@tanstack/react-query'
import { call, startNewClient } from '../api/api.ts'
import { bridge } from '../bridge/bridge.ts'
import { queryClient } from '../api/query-client.ts'
import { currentSession, clearUserCookie, storeSession, sessionKey, type Session } from './session-state.ts'

const readSession = async (): Promise<Session> => {
  try {
    const { data } = await call(readMe, {})
    return { user: data }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return { user: null, ended: currentSession()?.ended }
    // The session existed but could not be refreshed.
    if (error.status === 403) return { user: null, ended: 'expired' }
    throw error
  }
}

/** The session, read from the server at the start and when the window regains focus (the status may have changed). */
export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000 })

/** Reads the session again at once, which renews an expired access token. Throws without a response. */
export const renewSession = () => queryClient.fetchQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 0, retry: false })

/** The session if it has already been read; does not fetch it. */
export const useKnownSession = (): Session | undefined =>
  useQuery<Session>({ queryKey: sessionKey, queryFn: readSession, enabled: false }).data

/** Throws ApiError; `session.wrong_credentials` for a wrong e-mail or password. */
export const signIn = async (role: Role, credentials: Credentials) => {
  startNewClient()
  const { data } = await call(role === 'admin' ? loginAdmin : loginMerchant, { body: credentials })
  storeSession({ user: data })
  // A test ring at each sign-in shows at once when the sound does not work.
  void bridge?.invoke('testRing', { sound: 'order' })
  return data
}

/** Takes over this device with the PIN of another member. Throws ApiError. */
export const switchTo = async (memberId: string, pin: string) => {
  const { data } = await call(switchPerson, { params: { memberId }, body: { pin } })
  startNewClient()
  storeSession({ user: data })
}

/** Signs out on the server, and on this device even when the server cannot be reached. */
export const signOut = async () => {
  await call(logout, {}).catch(() => undefined) // signing out must work offline
  clearUserCookie()
  startNewClient()
  storeSession({ user: null, ended: 'signed_out' })
}
