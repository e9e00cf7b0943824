// Joining a restaurant with the link of an invitation. The link proves access to the mail of its address.
import type { Language } from '@sufra/shared/localized-text'
import type { newAccount, OpenInvitation } from '@sufra/shared/staff/accept-invitation.routes'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { insertUser, lockUserByEmail } from '../accounts/users.store.ts'
import { recordMemberEntry } from '../audit/audit-log.ts'
import { violatedConstraint, type Connection, type Db } from '../../platform/db/connect.ts'
import { insertMembership, readMemberRole, readRestaurantIdOf } from '../memberships/memberships.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { lockRestaurant, readRestaurant } from '../restaurants/restaurants.store.ts'
import { consumeInvitation, readInvitationByToken } from './invitations.store.ts'

type NewAccount = z.output<typeof newAccount>
type Deps = { connection: Pick<Connection, 'db' | 'transact'>; hasEmail: (email: string) => Promise<boolean>; now: () => Date }
type Joining = {
  restaurantId: string
  email: string
  account: NewAccount | undefined
  passwordHash: string | undefined
  language: Language
}

/**
 * Returns the id of the account with this email, or of a new one. Refuses `staff.administrator`, `staff.works_elsewhere` for a member of
 * another restaurant, whose sign-in opens that restaurant, and `staff.account_required`.
 */
const accountFor = async (tx: Db, { restaurantId, email, account, passwordHash, language }: Joining): Promise<string> => {
  const known = await lockUserByEmail(tx, email)
  if (known?.role === 'admin') throw refused('staff.administrator')
  if (known) {
    const place = await readRestaurantIdOf(tx, known.id)
    if (place !== undefined && place !== restaurantId) throw refused('staff.works_elsewhere')
    return known.id
  }
  if (!account || passwordHash === undefined) throw refused('staff.account_required')
  const id = uuidv7()
  const { firstName, lastName } = account
  await insertUser(tx, { id, role: 'merchant', email, passwordHash, firstName, lastName, language })
  return id
}

export const createAcceptInvitation = ({ connection, hasEmail, now }: Deps) => {
  const { db, transact } = connection

  const read = async (token: string) => {
    const invitation = await readInvitationByToken(db, token, now())
    if (!invitation) throw refused('staff.invitation_over')
    return invitation
  }

  return {
    /** Returns the invitation of a link. Refuses `staff.invitation_over`. */
    check: async (token: string): Promise<OpenInvitation> => {
      const { restaurantId, role, email, expiresAt } = await read(token)
      const restaurant = await readRestaurant(db, restaurantId)
      if (!restaurant) throw refused('staff.invitation_over')
      const { name, branchName } = restaurant
      return { restaurant: name, branchName, role, email, hasAccount: await hasEmail(email), expiresAt: expiresAt.toISOString() }
    },

    /** Makes the link's address a member, once, and returns it. Refuses `staff.invitation_over`, and like `accountFor`. */
    accept: async (token: string, account: NewAccount | undefined, language: Language): Promise<{ email: string }> => {
      const { restaurantId, email } = await read(token)
      const passwordHash = account && !(await hasEmail(email)) ? await hashPassword(account.password) : undefined
      await transact(async (tx) => {
        await lockRestaurant(tx, restaurantId)
        // The invitation is read again: it may have been replaced, cancelled or accepted while the password was hashed.
        const invitation = await readInvitationByToken(tx, token, now())
        if (!invitation || !(await consumeInvitation(tx, token, now()))) throw refused('staff.invitation_over')
        const { role } = invitation
        const userId = await accountFor(tx, { restaurantId, email, account, passwordHash, language })
        if (await readMemberRole(tx, restaurantId, userId)) throw refused('staff.already_member')
        await insertMembership(tx, { restaurantId, userId, role, createdAt: now() })
        await recordMemberEntry(tx, { memberId: userId, restaurantId, at: now(), action: 'member_joined', details: { role } })
      }).catch((error: unknown) => {
        // The address was registered at the same time.
        throw violatedConstraint(error) === 'users_email' ? refused('staff.changed') : error
      })
      return { email }
    },
  }
}
