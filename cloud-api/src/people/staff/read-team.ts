import { memberRoles, type MemberRole } from '@sufra/shared/permissions/permissions'
import { fullName } from '../accounts/users.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { listMembers } from '../memberships/memberships.store.ts'
import { listPinOwners } from '../pins/pins.store.ts'
import { listInvitations } from './invitations.store.ts'

const rank = ({ role }: { role: MemberRole }) => memberRoles.indexOf(role)

/** Returns the members of a restaurant, owners first and the oldest first within a role, and its open invitations. */
export const readTeam = async (db: Db, restaurantId: string) => {
  const pinOwners = await listPinOwners(db, restaurantId)
  return {
    members: (await listMembers(db, restaurantId))
      .toSorted((a, b) => rank(a) - rank(b))
      .map((member) => ({
        id: member.userId,
        name: fullName(member),
        email: member.email,
        role: member.role,
        lastUsedAt: member.lastUsedAt?.toISOString() ?? null,
        hasPin: pinOwners.has(member.userId),
      })),
    invitations: (await listInvitations(db, restaurantId)).map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
