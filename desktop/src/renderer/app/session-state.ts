// Who is signed in, as this page knows it. The server decides; the `user` cookie is only a hint for which sign-in to offer.
import { roles, type Role, type User } from '@sufra/shared/accounts/account'
import { deskNow } from './desk.ts'
import { queryClient } from './query-client.ts'

/** `ended`: how the last session of this page ended, when one did. */
export type Session = { user: User | null; ended?: 'expired' | 'left' }

export const sessionKey = ['session'] as const

export const currentSession = () => queryClient.getQueryData<Session>(sessionKey)

/** Keeps who is signed in and forgets everything that was read for somebody else. */
export const storeSession = (session: Session) => {
  queryClient.setQueryData<Session>(sessionKey, session)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
}

const userCookie = /(?:^|; )user=([^;]*)/

/** The role of who was signed in here last; on the desktop, what this machine is for. */
export const lastRole = (): Role | undefined => {
  const mode = deskNow()?.settings.mode
  if (mode) return mode
  const cookie = decodeURIComponent(userCookie.exec(document.cookie)?.[1] ?? '')
  return roles.find((role) => cookie.includes(`"role":"${role}"`))
}

export const forgetUserCookie = () => {
  document.cookie = 'user=; path=/; max-age=0'
}
