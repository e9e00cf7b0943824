// Lists and invites administrators. The first one is created on the server (admin-create.ts).
import type { Administrator, administratorDraft } from '@sufra/shared/administrators/administrator.routes'
import type { Language } from '@sufra/shared/localized-text'
import { randomBytes } from 'node:crypto'
import { and, asc, eq, exists, isNull, notExists, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { passwordLinks, users } from '../accounts/accounts.table.ts'
import { linkLifetimes, linkOf, createLink } from '../accounts/passwords/password-links.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { recordAuditEntry } from '../audit/audit-log.ts'
import { violatedConstraint, type Connection, type Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { administratorInvitationMail } from '../messages/templates/administrator-invitation.ts'

type Draft = z.output<typeof administratorDraft>
type Deps = { connection: Pick<Connection, 'db' | 'transact'>; publicAddress: () => string; now: () => Date }

/** A random password that is never shown: the account can only be opened with its link. */
const hashRandomPassword = () => hashPassword(randomBytes(32).toString('base64url'))

const invitationOf = (db: Db, isAccepted: boolean) =>
  db
    .select({ one: sql`1` })
    .from(passwordLinks)
    .where(
      and(
        eq(passwordLinks.userId, users.id),
        eq(passwordLinks.kind, 'invitation'),
        isAccepted ? sql`${passwordLinks.usedAt} is not null` : isNull(passwordLinks.usedAt),
      ),
    )

/**
 * Creates the account of an invited administrator and returns the link's token. Inviting again creates a new link and
 * invalidates the old one.
 */
export const invite = async (tx: Db, { firstName, lastName, email }: Draft, language: Language, now: Date): Promise<string> => {
  const [known] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'admin'), exists(invitationOf(tx, false)), notExists(invitationOf(tx, true))))
  const id = known?.id ?? uuidv7()
  if (known) {
    await tx.delete(passwordLinks).where(eq(passwordLinks.userId, id))
    await tx.update(users).set({ firstName, lastName }).where(eq(users.id, id))
  } else {
    const passwordHash = await hashRandomPassword()
    await tx.insert(users).values({ id, role: 'admin', email, passwordHash, firstName, lastName, language })
  }
  return createLink(tx, id, 'invitation', now)
}

export const createAdministrators = ({ connection, publicAddress, now }: Deps) => {
  const { db, transact } = connection
  return {
    list: async (): Promise<Administrator[]> => {
      const rows = await db
        .select({
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
          invitedUntil: sql<string | null>`(
            select max(l.expires_at) from ${passwordLinks} l where l.user_id = ${users.id} and l.kind = 'invitation' and l.used_at is null
              and not exists (select 1 from ${passwordLinks} u where u.user_id = ${users.id} and u.kind = 'invitation' and u.used_at is not null))`,
        })
        .from(users)
        .where(eq(users.role, 'admin'))
        .orderBy(asc(users.createdAt))
      return rows.map((row) => ({ ...row, invitedUntil: row.invitedUntil === null ? null : new Date(row.invitedUntil).toISOString() }))
    },

    /** Refuses `administrator.exists` when any account has the email. */
    invite: (adminId: string, draft: Draft, language: Language): Promise<void> =>
      transact(async (tx) => {
        const [inviter] = await tx.select().from(users).where(eq(users.id, adminId))
        const token = await invite(tx, draft, language, now())
        const invitedBy = `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim()
        const hours = linkLifetimes.invitation / 3_600_000
        const mail = administratorInvitationMail({ language, invitedBy, link: linkOf(publicAddress(), 'admin', token), hours })
        await enqueueMessages(tx, now(), [{ ...mail, to: draft.email, expiresAt: new Date(now().getTime() + linkLifetimes.invitation) }])
        await recordAuditEntry(tx, { adminId, at: now(), action: 'administrator_invited', details: { email: draft.email } })
      }).catch((error: unknown) => {
        throw violatedConstraint(error) === 'users_email' ? refused('administrator.exists') : error
      }),

    /** Revokes an invitation that was not accepted yet. Refuses `administrator.not_found`. */
    revoke: (adminId: string, invitedId: string): Promise<void> =>
      transact(async (tx) => {
        const isOpen = and(eq(users.role, 'admin'), exists(invitationOf(tx, false)), notExists(invitationOf(tx, true)))
        const [revoked] = await tx
          .delete(users)
          .where(and(eq(users.id, invitedId), isOpen))
          .returning()
        if (!revoked) throw refused('administrator.not_found')
        await recordAuditEntry(tx, { adminId, at: now(), action: 'invitation_revoked', details: { email: revoked.email } })
      }),
  }
}

export type Administrators = ReturnType<typeof createAdministrators>
