import { memberRoles } from '@sufra/shared/permissions/permissions'
import { mayManage, rolesToGive, rolesToInvite } from '@sufra/shared/staff/staff-rules'
import type { MemberSession } from '../accounts/sessions/session.ts'
import { fullName } from '../accounts/users.store.ts'
import type { Db } from '../db/connect.ts'
import { listMembers } from '../memberships/memberships.store.ts'
import { listPinOwners } from '../pins/pins.store.ts'
import { listInvitations } from './invitations.store.ts'

/** The members, owners first and the oldest first within a role, and the open invitations, as the caller may change them. */
export const listStaffOf = async (db: Db, { restaurantId, userId, role }: MemberSession) => {
  const rank = (member: { role: MemberSession['role'] }) => memberRoles.indexOf(member.role)
  const members = (await listMembers(db, restaurantId)).toSorted((a, b) => rank(a) - rank(b))
  const pinOwners = await listPinOwners(db, restaurantId)
  // The caller may just have changed their own role.
  const own = members.find((member) => member.userId === userId)?.role ?? role
  return {
    members: members.map((member) => ({
      id: member.userId,
      name: fullName(member),
      email: member.email,
      role: member.role,
      isSelf: member.userId === userId,
      mayEdit: mayManage(own, member.role),
      lastUsedAt: member.lastUsedAt?.toISOString() ?? null,
      hasPin: pinOwners.has(member.userId),
    })),
    invitations: (await listInvitations(db, restaurantId)).map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      expiresAt: invitation.expiresAt.toISOString(),
      mayEdit: mayManage(own, invitation.role),
    })),
    rolesToGive: [...rolesToGive(own)],
    rolesToInvite: rolesToInvite(own),
  }
}
