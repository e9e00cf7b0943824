// Taking over a counter that is signed in: another member's PIN ends the session there and opens one of that member.
import type { User } from '@sufra/shared/accounts/account'
import type { AccountsStore } from '../accounts/accounts.store.ts'
import { verifyPassword } from '../accounts/passwords/passwords.ts'
import { roleOf, type MemberSession } from '../../platform/http/sessions/session.ts'
import type { NewSession } from '../accounts/sessions/new-session.ts'
import type { SessionFamiliesStore } from '../accounts/sessions/session-families.store.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { lockMemberRole, readMemberRole } from '../memberships/memberships.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { PinTries } from './pin-tries.ts'
import { lockPinHash, readPinHash } from './pins.store.ts'
import type { ReportWrongPins } from './report-wrong-pins.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  families: SessionFamiliesStore
  newSession: NewSession
  accounts: Pick<AccountsStore, 'readUser'>
  tries: PinTries
  reportWrong: ReportWrongPins
}
type Switched = { user: User; sessionId: string; refreshToken: string }

export const createSwitchPerson =
  ({ connection: { db, transact }, families, newSession, accounts, tries, reportWrong }: Deps) =>
  /**
   * Refuses `staff.member_not_found` for an account without a membership here, `pin.wrong` also for a member without a PIN, `pin.locked`,
   * `pin.device_locked`, and `session.none` where the caller's session has just ended or has no device, as in earlier releases.
   */
  async (session: MemberSession, memberId: string, pin: string, userAgent: string): Promise<Switched> => {
    const member = { restaurantId: session.restaurantId, userId: memberId }
    const role = await readMemberRole(db, member.restaurantId, memberId)
    if (!role) throw refused('staff.member_not_found')
    const from = await families.read(session.sessionId)
    if (!from?.deviceHash) throw refused('session.none')
    const attempt = await tries.begin({ ...member, deviceHash: from.deviceHash })
    const pinHash = await readPinHash(db, member)
    const isCorrect = await verifyPassword(pinHash, pin).catch(async (error: unknown) => {
      await attempt.notChecked()
      throw error
    })
    if (!isCorrect) {
      if (pinHash !== undefined) await reportWrong({ member, by: session.userId, failures: attempt.failures })
      throw refused('pin.wrong')
    }
    await attempt.succeeded()
    const { row, refreshToken } = newSession({
      ...member,
      userAgent,
      networkHash: from.networkHash,
      deviceHash: from.deviceHash,
      isByPin: true,
    })
    await transact(async (tx) => {
      // The role or the PIN may have changed during the check: that ends all sessions that were opened with it.
      const roleNow = await lockMemberRole(tx, member.restaurantId, memberId)
      if (roleNow !== role || (await lockPinHash(tx, member)) !== pinHash) throw refused('pin.wrong')
      if (!(await families.replace(tx, session.sessionId, row))) throw refused('session.none')
    })
    const user = await accounts.readUser({
      ...session,
      isOwnerByPin: undefined,
      ...roleOf(role, true),
      userId: memberId,
      sessionId: row.id,
    })
    if (!user) throw refused('session.none')
    return { user, sessionId: row.id, refreshToken }
  }
