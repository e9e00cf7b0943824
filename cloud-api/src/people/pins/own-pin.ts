// Setting and removing a PIN. Sessions that were opened with the previous PIN end, except the caller's own.
import { isLongEnough } from '@sufra/shared/pins/pin'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords/passwords.ts'
import { endPinSessions } from '../accounts/sessions/own-sessions.store.ts'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import type { SignInPlace, SignInTries } from '../accounts/sessions/sign-in-tries.ts'
import { readUser } from '../accounts/users.store.ts'
import { recordMemberEntry } from '../audit/audit-log.ts'
import { lockMemberRole } from '../memberships/memberships.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { clearPinFailures } from './pin-failures.store.ts'
import { memberSubject } from './pin-tries.ts'
import { deletePin, putPin, type Membership } from './pins.store.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  tries: SignInTries
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}

type Removal = { by: string; now: Date; exceptSession?: string }

/** Removes a member's PIN, if there is one. Returns the ids of the sessions that end with it. */
export const removePinOf = async (tx: Db, member: Membership, { by, now, exceptSession }: Removal): Promise<string[]> => {
  if (!(await deletePin(tx, member))) return []
  const { restaurantId, userId } = member
  await recordMemberEntry(tx, { memberId: by, restaurantId, at: now, action: 'pin_removed', details: { member: userId } })
  return endPinSessions(tx, member, now, exceptSession)
}

export const createOwnPin = ({ connection, tries, now, onSessionsEnded }: Deps) => ({
  /**
   * Requires the password. Refuses `account.password_wrong`, after many failed attempts `account.locked` or `account.network_locked` like
   * sign-in, and `pin.owner_length`.
   */
  set: async (
    { userId, restaurantId, sessionId }: MemberSession,
    place: SignInPlace,
    { password, pin }: { password: string; pin: string },
  ) => {
    const user = await readUser(connection.db, userId)
    if (!user) throw refused('session.none')
    const attempt = await tries.begin(user, place)
    if (!(await verifyPassword(user.passwordHash, password))) throw refused('account.password_wrong')
    await attempt.succeeded()
    const pinHash = await hashPassword(pin)
    const ended = await connection.transact(async (tx) => {
      const roleNow = await lockMemberRole(tx, restaurantId, userId)
      if (!roleNow) throw refused('session.none')
      if (!isLongEnough(pin, roleNow)) throw refused('pin.owner_length')
      await putPin(tx, { restaurantId, userId }, pinHash, now())
      await clearPinFailures(tx, memberSubject({ restaurantId, userId }))
      await recordMemberEntry(tx, { memberId: userId, restaurantId, at: now(), action: 'pin_set', details: {} })
      return endPinSessions(tx, { restaurantId, userId }, now(), sessionId)
    })
    onSessionsEnded(ended)
  },

  remove: async ({ userId, restaurantId, sessionId }: MemberSession): Promise<void> => {
    const removal = { by: userId, now: now(), exceptSession: sessionId }
    onSessionsEnded(await connection.transact((tx) => removePinOf(tx, { restaurantId, userId }, removal)))
  },
})
