// Emailed links to set a password: for a reset, or for an invited administrator. Single use, with an expiry.
import type { Role } from '@sufra/shared/accounts/account'
import type { Language } from '@sufra/shared/localized-text'
import { randomBytes } from 'node:crypto'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Connection, Db } from '../../db/connect.ts'
import { refused } from '../../refusals/refused.ts'
import { readRestaurantIdOf } from '../../memberships/memberships.store.ts'
import { enqueueMessages } from '../../messages/enqueue-messages.ts'
import { passwordChangedMail } from '../../messages/templates/account-notices.ts'
import { passwordResetMail } from '../../messages/templates/password-reset.ts'
import { passwordResetRequests, passwordLinks, signInFailures, users } from '../accounts.table.ts'
import { endAllSessions } from '../sessions/sessions.store.ts'
import { hashPassword } from './passwords.ts'
import { hashToken } from '../sessions/tokens.ts'

const minute = 60_000
const hour = 60 * minute
export const linkLifetimes = { reset: 30 * minute, invitation: 72 * hour } as const
export type LinkKind = keyof typeof linkLifetimes
const maxResetsAnHour = 5
const requestsPerRun = 20

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  /** The public address of our pages, for links in emails. */
  publicAddress: () => string
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}

/**
 * The URL of a link. The token is in the fragment (#), which browsers send to no server, so that it appears in no
 * log.
 */
export const linkOf = (publicAddress: string, role: Role, token: string): string => `${publicAddress}/${role}/reset-password#token=${token}`

/** Creates a link for a user and returns its token, which is not stored. */
export const createLink = async (tx: Db, userId: string, kind: LinkKind, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkLifetimes[kind])
  await tx.insert(passwordLinks).values({ tokenHash: hashToken(token), userId, kind, createdAt: now, expiresAt })
  return token
}

/** Invalidates the unused links of an account. */
export const invalidateLinks = (tx: Db, userId: string, now: Date) =>
  tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)))

/** The email that tells an account's owner that the password was changed. */
export const passwordChanged = ({ email, role, language }: typeof users.$inferSelect, publicAddress: string, at: Date) => ({
  ...passwordChangedMail({ language, at, link: `${publicAddress}/${role}/forgot-password` }),
  to: email,
})

export const createPasswordLinks = ({ connection, publicAddress, now, onSessionsEnded }: Deps) => {
  const { db, transact } = connection

  const isValid = (token: string) =>
    and(eq(passwordLinks.tokenHash, hashToken(token)), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now()))

  const sendReset = async (tx: Db, { email, role, language }: { email: string; role: Role; language: Language }) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.role, role)))
    if (!user) return
    const [sent] = await tx
      .select({ count: count() })
      .from(passwordLinks)
      .where(
        and(
          eq(passwordLinks.userId, user.id),
          eq(passwordLinks.kind, 'reset'),
          gt(passwordLinks.createdAt, new Date(now().getTime() - hour)),
        ),
      )
    if (sent && sent.count >= maxResetsAnHour) return
    const token = await createLink(tx, user.id, 'reset', now())
    const mail = passwordResetMail({ link: linkOf(publicAddress(), role, token), language, minutes: linkLifetimes.reset / minute })
    const expiresAt = new Date(now().getTime() + linkLifetimes.reset)
    await enqueueMessages(tx, now(), [{ ...mail, to: email, restaurantId: await readRestaurantIdOf(tx, user.id), expiresAt }])
  }

  return {
    /** Stores a reset request. Does the same for an unknown email: the account is looked up later by `sendLinks`. */
    requestReset: (email: string, role: Role, language: Language) =>
      db.insert(passwordResetRequests).values({ id: uuidv7(), email, role, language, requestedAt: now() }),

    /** Processes reset requests and enqueues their links; concurrent API instances take different requests. */
    sendLinks: (): Promise<void> =>
      transact(async (tx) => {
        const due = tx
          .select({ id: passwordResetRequests.id })
          .from(passwordResetRequests)
          .orderBy(asc(passwordResetRequests.requestedAt))
          .limit(requestsPerRun)
          .for('update', { skipLocked: true })
        const requests = await tx.delete(passwordResetRequests).where(inArray(passwordResetRequests.id, due)).returning()
        for (const each of requests) await sendReset(tx, each)
      }),

    /** What a link is for. Refuses `account.link_over`. */
    check: async (token: string) => {
      const [row] = await db
        .select({ kind: passwordLinks.kind, email: users.email, role: users.role, expiresAt: passwordLinks.expiresAt })
        .from(passwordLinks)
        .innerJoin(users, eq(users.id, passwordLinks.userId))
        .where(isValid(token))
      if (!row) throw refused('account.link_over')
      return { ...row, expiresAt: row.expiresAt.toISOString() }
    },

    /**
     * Sets a password with a link, once: every other link and every session of the account ends. Refuses
     * `account.link_over`.
     */
    choosePassword: async (token: string, password: string): Promise<Role> => {
      const passwordHash = await hashPassword(password)
      const { role, ended } = await transact(async (tx) => {
        const [used] = await tx.update(passwordLinks).set({ usedAt: now() }).where(isValid(token)).returning()
        if (!used) throw refused('account.link_over')
        const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId)).returning()
        if (!user) throw refused('account.link_over')
        await invalidateLinks(tx, user.id, now())
        // Failed attempts before the reset no longer count.
        await tx.delete(signInFailures).where(and(eq(signInFailures.role, user.role), eq(signInFailures.email, user.email)))
        if (used.kind === 'reset') await enqueueMessages(tx, now(), [passwordChanged(user, publicAddress(), now())])
        return { role: user.role, ended: await endAllSessions(tx, user.id, now()) }
      })
      onSessionsEnded(ended)
      return role
    },

    /** Deletes old links, except open invitations: administrators see those, and resend or revoke them. */
    deleteBefore: (before: Date) =>
      db
        .delete(passwordLinks)
        .where(and(lt(passwordLinks.expiresAt, before), or(eq(passwordLinks.kind, 'reset'), isNotNull(passwordLinks.usedAt)))),
  }
}

export type PasswordLinks = ReturnType<typeof createPasswordLinks>
