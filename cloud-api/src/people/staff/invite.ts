// Invites members by mail. An invitation is open until it is accepted, cancelled or replaced by a new link.
import type { Language } from '@sufra/shared/localized-text'
import type { InvitedRole } from '@sufra/shared/staff/staff-rules'
import { maxStaff } from '@sufra/shared/staff/staff.routes'
import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import { fullName, readUser } from '../accounts/users.store.ts'
import { recordMemberEntry } from '../audit/audit-log.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { listMembers } from '../memberships/memberships.store.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { staffInvitationMail } from '../../platform/messages/templates/staff-invitation.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { RequirePlace } from '../restaurants/require-place.ts'
import { deleteInvitation, listInvitations, putInvitation, readInvitation } from './invitations.store.ts'
import { requireManager } from './require-manager.ts'

const day = 86_400_000
const lifetimeInDays = 7
const inviteLinkOf = (publicAddress: string, token: string) => `${publicAddress}/merchant/accept-invitation#token=${token}`

type Deps = { connection: Pick<Connection, 'transact'>; requirePlace: RequirePlace; publicAddress: () => string; now: () => Date }
type Draft = { email: string; role: InvitedRole }
type Restaurant = Awaited<ReturnType<typeof requireManager>>['restaurant']

export const createInvite = ({ connection, requirePlace, publicAddress, now }: Deps) => {
  /** Stores the invitation with a new link, which invalidates the previous one, and mails it. */
  const send = async (
    tx: Db,
    { restaurantId, userId }: MemberSession,
    restaurant: Restaurant,
    id: string,
    draft: Draft,
    language: Language,
  ) => {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now().getTime() + lifetimeInDays * day)
    await putInvitation(tx, { ...draft, restaurantId, id, token, invitedBy: userId, createdAt: now(), expiresAt })
    const inviter = await readUser(tx, userId)
    const mail = staffInvitationMail({
      language,
      restaurant: restaurant.name,
      role: draft.role,
      invitedBy: inviter ? fullName(inviter) : '',
      link: inviteLinkOf(publicAddress(), token),
      days: lifetimeInDays,
    })
    await enqueueMessages(tx, now(), [{ ...mail, to: draft.email, restaurantId, expiresAt }])
    await recordMemberEntry(tx, { memberId: userId, restaurantId, at: now(), action: 'member_invited', details: draft })
  }

  return {
    /**
     * Acts the same for an email with and without an account. Refuses `staff.role`, `staff.already_member`, `staff.too_many` and
     * `staff.plan_limit`.
     */
    invite: (session: MemberSession, draft: Draft, language: Language): Promise<void> =>
      connection.transact(async (tx) => {
        const { restaurant, requireRole } = await requireManager(tx, session)
        requireRole(draft.role)
        const [members, open] = [await listMembers(tx, session.restaurantId), await listInvitations(tx, session.restaurantId)]
        if (members.some(({ email }) => email.toLowerCase() === draft.email)) throw refused('staff.already_member')
        const earlier = open.find(({ email }) => email === draft.email)
        if (earlier) requireRole(earlier.role)
        else {
          const used = members.length + open.length
          if (used >= maxStaff) throw refused('staff.too_many')
          await requirePlace(tx, session.restaurantId, { thing: 'members', used, added: 1 })
        }
        await send(tx, session, restaurant, earlier?.id ?? uuidv7(), draft, language)
      }),

    /** Refuses `staff.invitation_not_found` and `staff.role`. */
    resend: (session: MemberSession, invitationId: string, language: Language): Promise<void> =>
      connection.transact(async (tx) => {
        const { restaurant, requireRole } = await requireManager(tx, session)
        const open = await readInvitation(tx, session.restaurantId, invitationId)
        if (!open) throw refused('staff.invitation_not_found')
        requireRole(open.role)
        await send(tx, session, restaurant, open.id, { email: open.email, role: open.role }, language)
      }),

    /** Refuses `staff.invitation_not_found` and `staff.role`. */
    cancel: (session: MemberSession, invitationId: string): Promise<void> =>
      connection.transact(async (tx) => {
        const { restaurantId, userId } = session
        const { requireRole } = await requireManager(tx, session)
        const open = await readInvitation(tx, restaurantId, invitationId)
        if (!open) throw refused('staff.invitation_not_found')
        requireRole(open.role)
        await deleteInvitation(tx, restaurantId, invitationId)
        const details = { email: open.email, role: open.role }
        await recordMemberEntry(tx, { memberId: userId, restaurantId, at: now(), action: 'member_invitation_cancelled', details })
      }),
  }
}
