// A restaurant with signed-in members, and the links of mailed invitations.
import { checkInvitation, acceptInvitation } from '@sufra/shared/staff/accept-invitation.routes'
import { inviteMember, listStaff } from '@sufra/shared/staff/staff.routes'
import type { InvitedRole } from '@sufra/shared/staff/staff-rules'
import type { Call } from '@sufra/shared/contract/client'
import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { and, desc, eq } from 'drizzle-orm'
import { users } from '../accounts/accounts.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, password } from '../../../testing/test-restaurant.ts'

export const startTeam = async (api: TestApi) => {
  const { db } = api.connection
  const restaurant = await addRestaurant(db)
  const owner = await api.signedIn(restaurant.email)

  /** The token of the newest invitation that was mailed to an address. */
  const tokenFor = async (email: string): Promise<string> => {
    const [mail] = await db
      .select()
      .from(outgoingMessages)
      .where(and(eq(outgoingMessages.recipient, email), eq(outgoingMessages.channel, 'mail')))
      .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
      .limit(1)
    const token = /\/merchant\/accept-invitation#token=(\S+)/.exec(mail?.text ?? '')?.[1]
    if (!token) throw new Error(`no invitation was mailed to ${email}`)
    return token
  }
  const accept = (token: string, account?: { firstName: string; lastName: string; password: string }) =>
    api.elsewhere()(acceptInvitation, { body: { token, ...(account && { account }) } })

  return {
    ...restaurant,
    owner,
    /** A member of this role, signed in. */
    add: async (role: MemberRole) => {
      const member = await addMember(db, restaurant.restaurantId, role)
      return { ...member, ...(await api.signedIn(member.email)) }
    },
    list: async (call: Call = owner.call) => (await call(listStaff, {})).data,
    invite: async (email: string, role: InvitedRole, call: Call = owner.call) =>
      (await call(inviteMember, { body: { email, role } })).data.invitations.find((each) => each.email === email),
    tokenFor,
    check: async (token: string) => (await api.elsewhere()(checkInvitation, { body: { token } })).data,
    accept,
    acceptAsNew: (token: string) => accept(token, { firstName: 'Salma', lastName: 'Haddad', password }),
    userOf: async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0],
  }
}

export type Team = Awaited<ReturnType<typeof startTeam>>
