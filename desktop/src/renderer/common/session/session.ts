import type { Credentials, Role, User } from '@sufra/shared/accounts/account'
import { loginAdmin, loginMerchant, logout, readMe } from '@sufra/shared/accounts/account.routes'
import type { FactorProof } from '@sufra/shared/accounts/second-factor'
import { completeEnrolment, completeSignIn } from '@sufra/shared/accounts/second-factor.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { switchPerson } from '@sufra/shared/pins/pin.routes'
import { useQuery } from '@tanstack/react-query'
import { call, startNewClient } from '../api/api.ts'
import { bridge } from '../bridge/bridge.ts'
import { queryClient } from '../api/query-client.ts'
import {
  currentSession,
  clearUserCookie,
  sessionWithoutUser,
  storeSession,
  sessionKey,
  whileSigningOut,
  type Session,
} from './session-state.ts'

const askForSession = async (): Promise<Session> => {
  try {
    const { data } = await call(readMe, {})
    return { user: data }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return { user: null, ended: currentSession()?.ended }
    // The session existed but could not be refreshed.
    if (error.status === 403) return sessionWithoutUser()
    throw error
  }
}

/** Fetches the pages' data again after the user's role has changed. */
const refetchForRole = (before: User | null | undefined, now: User | null) => {
  if (!before || !now || before.memberRole === now.memberRole) return
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
}

/** If a user signed in or out during the request, the newer session is kept. */
const readSession = async (): Promise<Session> => {
  const before = currentSession()
  const session = await askForSession()
  const now = currentSession()
  if (now && now !== before) return now
  refetchForRole(before?.user, session.user)
  return session
}

/** The session, read from the server at the start and when the window regains focus (the status or the role may have changed). */
export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000 })

const followInterval = 5 * 60_000

/** Reads the session of an open page periodically, so that a changed role shows without a click. Used once in each page. */
export const useFollowedSession = () =>
  useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000, refetchInterval: followInterval })

/** Reads the session again at once, which renews an expired access token. Throws without a response. */
export const renewSession = () => queryClient.fetchQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 0, retry: false })

/** The session if it has already been read; does not fetch it. */
export const useKnownSession = (): Session | undefined =>
  useQuery<Session>({ queryKey: sessionKey, queryFn: readSession, enabled: false }).data

const open = (user: User) => {
  storeSession({ user })
  // A test ring at each sign-in reveals immediately when the sound does not work.
  void bridge?.invoke('testRing', { sound: 'order' })
}

/**
 * Throws ApiError; `session.wrong_credentials` for a wrong e-mail or password, `factor.code_required` and `factor.enrolment_required` for an administrator who
 * continues with the second factor.
 */
export const signIn = async (role: Role, credentials: Credentials) => {
  startNewClient()
  const { data } = await call(role === 'admin' ? loginAdmin : loginMerchant, { body: credentials })
  open(data)
}

/** Completes the sign-in of an administrator. Throws ApiError; `factor.sign_in_over` when the password must be entered again. */
export const proveSecondFactor = async (proof: FactorProof) => {
  const { data } = await call(completeSignIn, { body: proof })
  open(data)
}

/**
 * Sets up an authenticator app and completes the sign-in with it. `enter` opens the session on this page after the recovery codes are
 * saved. Throws like `proveSecondFactor`.
 */
export const enrolSecondFactor = async (confirmation: { setup: string; code: string }) => {
  const { data, recoveryCodes } = await call(completeEnrolment, { body: confirmation })
  return { recoveryCodes, enter: () => open(data) }
}

/** Takes over this device with the PIN of another member. Throws ApiError. */
export const switchTo = async (memberId: string, pin: string) => {
  const { data } = await call(switchPerson, { params: { memberId }, body: { pin } })
  startNewClient()
  storeSession({ user: data })
}

/**
 * Signs out on the server, and on this page even when the server cannot be reached: the app forgets the session, a browser keeps its
 * cookies. `endMore` ends other sessions first. If it fails, the user stays signed in, and the ApiError is thrown.
 */
export const signOut = (endMore: () => Promise<unknown> = async () => {}) =>
  whileSigningOut(async () => {
    const user = currentSession()?.user
    await endMore()
    await call(logout, {}).catch(() => undefined) // signing out must work offline
    const next = currentSession()?.user
    if (next && next.email !== user?.email) return // a user who signed in during the request stays signed in
    clearUserCookie()
    startNewClient()
    storeSession({ user: null, ended: 'signed_out' })
  })
