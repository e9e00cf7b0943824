// Changing the role of a member, and removing a member.
import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { endMemberSessions } from '../accounts/sessions/own-sessions.store.ts'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import { recordMemberEntry } from '../audit/audit-log.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { countOwners, deleteMembership, readMemberRole, setMemberRole } from '../memberships/memberships.store.ts'
import { removePinOf } from '../pins/own-pin.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { requireManager } from './require-manager.ts'

type Deps = { connection: Pick<Connection, 'transact'>; now: () => Date; onSessionsEnded: (sessionIds: string[]) => void }

/** Returns the role of a member. Refuses `staff.member_not_found`, also for a member of another restaurant. */
const requireMember = async (tx: Db, restaurantId: string, memberId: string): Promise<MemberRole> => {
  const role = await readMemberRole(tx, restaurantId, memberId)
  if (!role) throw refused('staff.member_not_found')
  return role
}

const requireOtherOwner = async (tx: Db, restaurantId: string) => {
  if ((await countOwners(tx, restaurantId)) < 2) throw refused('staff.last_owner')
}

export const createChangeMembers = ({ connection, now, onSessionsEnded }: Deps) => ({
  /** Does nothing when the member has the role already. Owners have no PIN: it ends, with its sessions. Refuses `staff.role`, `staff.member_not_found`, `staff.changed` and `staff.last_owner`. */
  changeRole: async (session: MemberSession, memberId: string, { role, seen }: { role: MemberRole; seen: MemberRole }): Promise<void> => {
    const { restaurantId, userId } = session
    const ended = await connection.transact(async (tx) => {
      const { requireRole } = await requireManager(tx, session)
      const before = await requireMember(tx, restaurantId, memberId)
      requireRole(before, role)
      if (before === role) return []
      if (before !== seen) throw refused('staff.changed')
      if (before === 'owner') await requireOtherOwner(tx, restaurantId)
      await setMemberRole(tx, restaurantId, memberId, role)
      const details = { member: memberId, before, after: role }
      await recordMemberEntry(tx, { memberId: userId, restaurantId, at: now(), action: 'member_role_changed', details })
      return role === 'owner' ? removePinOf(tx, { restaurantId, userId: memberId }, { by: userId, now: now() }) : []
    })
    onSessionsEnded(ended)
  },

  /** Does nothing when there is no PIN. Refuses `staff.role` and `staff.member_not_found`. */
  removePin: async (session: MemberSession, memberId: string): Promise<void> => {
    const { restaurantId, userId } = session
    const ended = await connection.transact(async (tx) => {
      const { requireRole } = await requireManager(tx, session)
      requireRole(await requireMember(tx, restaurantId, memberId))
      return removePinOf(tx, { restaurantId, userId: memberId }, { by: userId, now: now() })
    })
    onSessionsEnded(ended)
  },

  /** The account stays: it may work in another restaurant, and its actions are recorded by its id. Refuses like `changeRole`. */
  remove: async (session: MemberSession, memberId: string): Promise<void> => {
    const { restaurantId, userId } = session
    const ended = await connection.transact(async (tx) => {
      const { requireRole } = await requireManager(tx, session)
      const role = await requireMember(tx, restaurantId, memberId)
      requireRole(role)
      if (role === 'owner') await requireOtherOwner(tx, restaurantId)
      await deleteMembership(tx, restaurantId, memberId)
      const details = { member: memberId, role }
      await recordMemberEntry(tx, { memberId: userId, restaurantId, at: now(), action: 'member_removed', details })
      return endMemberSessions(tx, restaurantId, memberId, now())
    })
    onSessionsEnded(ended)
  },
})
