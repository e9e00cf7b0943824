// Lists and invites administrators. The first administrator is created on the server (admin-create.ts).
import type { Administrator, administratorDraft } from '@sufra/shared/administrators/administrator.routes'
import type { Language } from '@sufra/shared/localized-text'
import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { deleteInvited, deleteLinks, readAdministrators, readInvitedId } from '../accounts/administrator-accounts.store.ts'
import { linkLifetimes, linkOf, createLink } from '../accounts/passwords/password-links.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import type { AdministratorSession } from '../../platform/http/sessions/session.ts'
import { insertUser, readUser, updateUser } from '../accounts/users.store.ts'
import { recordAuditEntry } from '../audit/audit-log.ts'
import { violatedConstraint, type Connection, type Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { administratorInvitationMail } from '../../platform/messages/templates/administrator-invitation.ts'

type Draft = z.output<typeof administratorDraft>
type Deps = { connection: Pick<Connection, 'db' | 'transact'>; publicAddress: () => string; now: () => Date }

/** Hashes a random password that is never shown: the account can only be opened with its link. */
const hashRandomPassword = () => hashPassword(randomBytes(32).toString('base64url'))

/**
 * Creates the account of an invited administrator and returns the link's token. Inviting again creates a new link and
 * invalidates the old one.
 */
export const invite = async (
  tx: Db,
  { firstName, lastName, email, role: administratorRole }: Draft,
  language: Language,
  now: Date,
): Promise<string> => {
  const knownId = await readInvitedId(tx, email)
  const id = knownId ?? uuidv7()
  if (knownId === undefined)
    await insertUser(tx, {
      id,
      role: 'admin',
      administratorRole,
      email,
      passwordHash: await hashRandomPassword(),
      firstName,
      lastName,
      language,
    })
  else {
    await deleteLinks(tx, id)
    await updateUser(tx, id, { firstName, lastName, administratorRole })
  }
  return createLink(tx, id, 'invitation', now)
}

export const createAdministrators = ({ connection, publicAddress, now }: Deps) => {
  const { db, transact } = connection
  return {
    list: async ({ userId }: AdministratorSession): Promise<Administrator[]> =>
      (await readAdministrators(db)).map((each) => ({ ...each, isSelf: each.id === userId })),

    /** Refuses `administrator.exists` when any account has the email. */
    invite: (adminId: string, draft: Draft, language: Language): Promise<void> =>
      transact(async (tx) => {
        const inviter = await readUser(tx, adminId)
        const token = await invite(tx, draft, language, now())
        const invitedBy = `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim()
        const hours = linkLifetimes.invitation / 3_600_000
        const mail = administratorInvitationMail({ language, invitedBy, link: linkOf(publicAddress(), 'admin', token), hours })
        await enqueueMessages(tx, now(), [{ ...mail, to: draft.email, expiresAt: new Date(now().getTime() + linkLifetimes.invitation) }])
        await recordAuditEntry(tx, {
          adminId,
          at: now(),
          action: 'administrator_invited',
          details: { email: draft.email, role: draft.role },
        })
      }).catch((error: unknown) => {
        throw violatedConstraint(error) === 'users_email' ? refused('administrator.exists') : error
      }),

    /** Revokes an invitation that was not accepted yet. Refuses `administrator.not_found`. */
    revoke: (adminId: string, invitedId: string): Promise<void> =>
      transact(async (tx) => {
        const email = await deleteInvited(tx, invitedId)
        if (email === undefined) throw refused('administrator.not_found')
        await recordAuditEntry(tx, { adminId, at: now(), action: 'invitation_revoked', details: { email } })
      }),
  }
}
