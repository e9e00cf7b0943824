import type { KnownAdministrator } from '@sufra/shared/administrators/administrator-rules'
import { and, asc, eq, exists, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { passwordLinks, sessions, users } from './accounts.table.ts'
import { secondFactors } from './second-factor/second-factor.table.ts'

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

const isInvited = (db: Db) => and(eq(users.role, 'admin'), exists(invitationOf(db, false)), notExists(invitationOf(db, true)))

const openInvitation = sql<string | null>`(
  select max(l.expires_at) from ${passwordLinks} l where l.user_id = ${users.id} and l.kind = 'invitation' and l.used_at is null
    and not exists (select 1 from ${passwordLinks} u where u.user_id = ${users.id} and u.kind = 'invitation' and u.used_at is not null))`

const lastUse = sql<string | null>`(select max(s.rotated_at) from ${sessions} s where s.user_id = ${users}.id)`

const isoOf = (value: string | null) => (value === null ? null : new Date(value).toISOString())

/** Reads all administrators, with `invitedUntil` while an invitation is not accepted. */
export const readAdministrators = async (db: Db) => {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.administratorRole,
      language: users.language,
      disabledAt: users.disabledAt,
      invitedUntil: openInvitation,
      lastUsedAt: lastUse,
      hasSecondFactor: sql<boolean>`exists (select 1 from ${secondFactors} f where f.user_id = ${users}.id)`,
    })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.createdAt), asc(users.id))
  return rows.map(({ role, disabledAt, invitedUntil, lastUsedAt, ...row }) => ({
    ...row,
    role: role ?? ('reviewer' as const),
    isDisabled: disabledAt !== null,
    invitedUntil: isoOf(invitedUntil),
    lastUsedAt: isoOf(lastUsedAt),
  }))
}

/** Locks all administrators, so that two changes are made one after the other, and returns them. */
export const lockAdministrators = async (tx: Db): Promise<(KnownAdministrator & { email: string })[]> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).orderBy(asc(users.id)).for('update')
  return (await readAdministrators(tx)).map(({ id, email, role, isDisabled, invitedUntil }) => ({
    id,
    email,
    role,
    isDisabled,
    isInvited: invitedUntil !== null,
  }))
}

/** The id of an administrator with this email whose invitation is open. */
export const readInvitedId = async (db: Db, email: string): Promise<string | undefined> => {
  const [invited] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isInvited(db)))
  return invited?.id
}

export const deleteLinks = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
}

/** Deletes the account of an administrator whose invitation is open, and returns its email. */
export const deleteInvited = async (tx: Db, userId: string): Promise<string | undefined> => {
  const [deleted] = await tx
    .delete(users)
    .where(and(eq(users.id, userId), isInvited(tx)))
    .returning({ email: users.email })
  return deleted?.email
}
