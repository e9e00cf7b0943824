// Links of mails with which a password is chosen: a forgotten one, or an invited administrator's first. Good once, and not for long.
import type { Role } from '@sufra/shared/accounts/account'
import type { Language } from '@sufra/shared/localized-text'
import { randomBytes } from 'node:crypto'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Connection, Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { putMessages } from '../messages/put-messages.ts'
import { passwordChangedMail } from '../messages/templates/account-notices.ts'
import { passwordResetMail } from '../messages/templates/password-reset.ts'
import { forgottenPasswords, passwordLinks, signInFailures, users } from './accounts.table.ts'
import { endAllSessions } from './end-sessions.ts'
import { hashPassword } from './passwords.ts'
import { hashToken } from './tokens.ts'

const minute = 60_000
const hour = 60 * minute
export const linkLasts = { reset: 30 * minute, invitation: 72 * hour } as const
export type LinkKind = keyof typeof linkLasts
const maxResetsAnHour = 5
const lookedUpAtOnce = 20

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  /** Where our own pages are, for a link in a mail. */
  publicAddress: () => string
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}

/** The page of a link. The token stands behind the #: browsers send that to no server, and it is in no log. */
export const linkOf = (publicAddress: string, role: Role, token: string): string => `${publicAddress}/${role}/reset-password#token=${token}`

/** Makes a link for a user and gives its token, which is kept nowhere. */
export const makeLink = async (tx: Db, userId: string, kind: LinkKind, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkLasts[kind])
  await tx.insert(passwordLinks).values({ tokenHash: hashToken(token), userId, kind, createdAt: now, expiresAt })
  return token
}

/** Ends the links of an account that nobody used. */
export const endLinks = (tx: Db, userId: string, now: Date) =>
  tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)))

/** Tells an account's owner that its password is another one now. */
export const passwordChanged = ({ email, role, language }: typeof users.$inferSelect, publicAddress: string, at: Date) => ({
  ...passwordChangedMail({ language, at, link: `${publicAddress}/${role}/forgot-password` }),
  to: email,
})

export const createPasswordLinks = ({ connection, publicAddress, now, onSessionsEnded }: Deps) => {
  const { db, transact } = connection

  const good = (token: string) =>
    and(eq(passwordLinks.tokenHash, hashToken(token)), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now()))

  const sendReset = async (tx: Db, { email, role, language }: { email: string; role: Role; language: Language }) => {
    const [user] = await tx
      .select({ id: users.id, restaurantId: users.restaurantId })
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
    const token = await makeLink(tx, user.id, 'reset', now())
    const words = passwordResetMail({ link: linkOf(publicAddress(), role, token), language, minutes: linkLasts.reset / minute })
    const expiresAt = new Date(now().getTime() + linkLasts.reset)
    await putMessages(tx, now(), [{ ...words, to: email, restaurantId: user.restaurantId ?? undefined, expiresAt }])
  }

  return {
    /** Notes who says that they forgot their password. Does the same for an unknown e-mail: who it is is looked up afterwards. */
    forgot: (email: string, role: Role, language: Language) =>
      db.insert(forgottenPasswords).values({ id: uuidv7(), email, role, language, askedAt: now() }),

    /** Looks up who forgot their password and puts their links into the outbox; of several copies of the API each takes others. */
    sendLinks: (): Promise<void> =>
      transact(async (tx) => {
        const due = tx
          .select({ id: forgottenPasswords.id })
          .from(forgottenPasswords)
          .orderBy(asc(forgottenPasswords.askedAt))
          .limit(lookedUpAtOnce)
          .for('update', { skipLocked: true })
        const asked = await tx.delete(forgottenPasswords).where(inArray(forgottenPasswords.id, due)).returning()
        for (const each of asked) await sendReset(tx, each)
      }),

    /** What a link is for. Refuses `account.link_over`. */
    check: async (token: string) => {
      const [row] = await db
        .select({ kind: passwordLinks.kind, email: users.email, role: users.role, expiresAt: passwordLinks.expiresAt })
        .from(passwordLinks)
        .innerJoin(users, eq(users.id, passwordLinks.userId))
        .where(good(token))
      if (!row) throw refused('account.link_over')
      return { ...row, expiresAt: row.expiresAt.toISOString() }
    },

    /** Chooses a password with a link, once: every other link and every session of the account is over. Refuses `account.link_over`. */
    choosePassword: async (token: string, password: string): Promise<Role> => {
      const passwordHash = await hashPassword(password)
      const { role, ended } = await transact(async (tx) => {
        const [used] = await tx.update(passwordLinks).set({ usedAt: now() }).where(good(token)).returning()
        if (!used) throw refused('account.link_over')
        const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId)).returning()
        if (!user) throw refused('account.link_over')
        await endLinks(tx, user.id, now())
        // Who forgot their password has tried some: that is over too.
        await tx.delete(signInFailures).where(and(eq(signInFailures.role, user.role), eq(signInFailures.email, user.email)))
        if (used.kind === 'reset') await putMessages(tx, now(), [passwordChanged(user, publicAddress(), now())])
        return { role: user.role, ended: await endAllSessions(tx, user.id, now()) }
      })
      onSessionsEnded(ended)
      return role
    },

    /** An invitation that nobody took stays: administrators see it, and send or end it. */
    forgetBefore: (moment: Date) =>
      db
        .delete(passwordLinks)
        .where(and(lt(passwordLinks.expiresAt, moment), or(eq(passwordLinks.kind, 'reset'), isNotNull(passwordLinks.usedAt)))),
  }
}

export type PasswordLinks = ReturnType<typeof createPasswordLinks>
