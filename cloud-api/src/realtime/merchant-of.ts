import type { Session, SessionOf } from '../accounts/session.ts'
import { refused } from '../http/refused.ts'

/** The session of a restaurant. Refuses `session.forbidden` and, unless any status will do, `session.not_accepted`. */
export const merchantOf = (session: Session, needs: 'accepted' | 'any status' = 'accepted'): SessionOf<'merchant'> => {
  if (session.role !== 'merchant') throw refused('session.forbidden')
  if (needs === 'accepted' && session.status !== 'accepted') throw refused('session.not_accepted')
  return session
}
