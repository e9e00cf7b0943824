// Rules for managing members: the owner manages everyone, a manager only the staff.
import type { MemberRole } from '../permissions/permissions.ts'

/** The roles that an invitation may have. A member becomes an owner by a change of role. */
export const invitedRoles = ['manager', 'staff'] as const satisfies MemberRole[]
export type InvitedRole = (typeof invitedRoles)[number]

const managed: Record<MemberRole, readonly MemberRole[]> = { owner: ['owner', 'manager', 'staff'], manager: ['staff'], staff: [] }

/** Whether a member may invite, change or remove members of this role. */
export const mayManage = (own: MemberRole, role: MemberRole): boolean => managed[own].includes(role)

/** The roles that a member may give to others. */
export const rolesToGive = (own: MemberRole): readonly MemberRole[] => managed[own]

/** The roles that a member may invite. */
export const rolesToInvite = (own: MemberRole): InvitedRole[] => invitedRoles.filter((role) => mayManage(own, role))
