// The session as this page knows it. The server decides; the `user` cookie is only a hint for choosing the sign-in page.
import { roles, type Role, type User } from '@sufra/shared/accounts/account'
import { currentDesk } from '../bridge/desk.ts'
import { queryClient } from '../api/query-client.ts'

/** `ended`: how the last session of this page ended; undefined without an earlier session. */
export type Session = { user: User | null; ended?: 'expired' | 'signed_out' }

export const sessionKey = ['session'] as const

export const currentSession = () => queryClient.getQueryData<Session>(sessionKey)

/** Number of running calls of `whileSigningOut`. */
let signingOut = 0

/**
 * Runs a function that signs the user out. Calls that fail without a session during this time are expected, and must not say that it has
 * expired.
 */
export const whileSigningOut = async (run: () => Promise<void>) => {
  signingOut += 1
  try {
    await run()
  } finally {
    signingOut -= 1
  }
}

/** The session after a call that the server did not accept. The end of an earlier session stays recorded. */
export const sessionWithoutUser = (): Session => {
  const known = currentSession()
  return known && !known.user ? known : { user: null, ended: signingOut > 0 ? 'signed_out' : 'expired' }
}

/** Stores the session and removes all other query data, which belongs to the previous user. */
export const storeSession = (session: Session) => {
  queryClient.setQueryData<Session>(sessionKey, session)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
}

const userCookie = /(?:^|; )user=([^;]*)/

/** The role of the last user of this browser; on the desktop, the mode of this machine. */
export const lastRole = (): Role | undefined => {
  const mode = currentDesk()?.settings.mode
  if (mode) return mode
  const cookie = decodeURIComponent(userCookie.exec(document.cookie)?.[1] ?? '')
  return roles.find((role) => cookie.includes(`"role":"${role}"`))
}

export const clearUserCookie = () => {
  document.cookie = 'user=; path=/; max-age=0'
}
