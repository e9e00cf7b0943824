import { mayManage, rolesToGive, rolesToInvite } from '@sufra/shared/staff/staff-rules'
import type { MemberSession } from '../accounts/sessions/session.ts'
import type { Db } from '../db/connect.ts'
import { readTeam } from './read-team.ts'

/** Lists the members and the open invitations, with the changes that the caller may make. */
export const listStaffOf = async (db: Db, { restaurantId, userId, role }: MemberSession) => {
  const { members, invitations } = await readTeam(db, restaurantId)
  // The caller may just have changed their own role.
  const own = members.find(({ id }) => id === userId)?.role ?? role
  return {
    members: members.map((member) => ({ ...member, isSelf: member.id === userId, mayEdit: mayManage(own, member.role) })),
    invitations: invitations.map((invitation) => ({ ...invitation, mayEdit: mayManage(own, invitation.role) })),
    rolesToGive: [...rolesToGive(own)],
    rolesToInvite: rolesToInvite(own),
  }
}
