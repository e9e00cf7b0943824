// Emailed links to set a password: for a reset, or for an invited administrator. Single use, with an expiry.
import type { Role } from '@sufra/shared/accounts/account'
import type { Language } from '@sufra/shared/localized-text'
import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { readRestaurantIdOf } from '../../memberships/memberships.store.ts'
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts'
import { passwordChangedMail } from '../../../platform/messages/templates/account-notices.ts'
import { passwordResetMail } from '../../../platform/messages/templates/password-reset.ts'
import { endAllSessions } from '../sessions/own-sessions.store.ts'
import { createSignInFailuresStore } from '../sessions/sign-in-failures.store.ts'
import {
  consumeLink,
  countLinks,
  deleteOldLinks,
  findUserId,
  insertLink,
  insertResetRequest,
  invalidateLinks,
  readLink,
  resetPassword,
  takeResetRequests,
  type LinkKind,
  type ResetRequest,
  type StoredUser,
} from './password-links.store.ts'
import { hashPassword } from './passwords.ts'

const minute = 60_000
const hour = 60 * minute
export const linkLifetimes = { reset: 30 * minute, invitation: 72 * hour } as const satisfies Record<LinkKind, number>
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
  await insertLink(tx, { token, userId, kind, createdAt: now, expiresAt: new Date(now.getTime() + linkLifetimes[kind]) })
  return token
}

/** The email that informs an account's owner of a changed password. */
export const passwordChanged = ({ email, role, language }: StoredUser, publicAddress: string, at: Date) => ({
  ...passwordChangedMail({ language, at, link: `${publicAddress}/${role}/forgot-password` }),
  to: email,
})

export const createPasswordLinks = ({ connection, publicAddress, now, onSessionsEnded }: Deps) => {
  const { db, transact } = connection

  const sendReset = async (tx: Db, { email, role, language }: ResetRequest) => {
    const userId = await findUserId(tx, email, role)
    if (userId === undefined) return
    if ((await countLinks(tx, userId, 'reset', new Date(now().getTime() - hour))) >= maxResetsAnHour) return
    const token = await createLink(tx, userId, 'reset', now())
    const mail = passwordResetMail({ link: linkOf(publicAddress(), role, token), language, minutes: linkLifetimes.reset / minute })
    const expiresAt = new Date(now().getTime() + linkLifetimes.reset)
    await enqueueMessages(tx, now(), [{ ...mail, to: email, restaurantId: await readRestaurantIdOf(tx, userId), expiresAt }])
  }

  return {
    /** Stores a reset request. Does the same for an unknown email: the account is looked up later by `sendLinks`. */
    requestReset: (email: string, role: Role, language: Language) =>
      insertResetRequest(db, { id: uuidv7(), email, role, language, requestedAt: now() }),

    /** Processes reset requests and enqueues their links; concurrent API instances take different requests. */
    sendLinks: (): Promise<void> =>
      transact(async (tx) => {
        for (const each of await takeResetRequests(tx, requestsPerRun)) await sendReset(tx, each)
      }),

    /** Returns the purpose of a link. Refuses `account.link_over`. */
    check: async (token: string) => {
      const link = await readLink(db, token, now())
      if (!link) throw refused('account.link_over')
      return { ...link, expiresAt: link.expiresAt.toISOString() }
    },

    /**
     * Sets a password with a link, once: every other link and every session of the account ends. Refuses
     * `account.link_over`.
     */
    choosePassword: async (token: string, password: string): Promise<Role> => {
      const passwordHash = await hashPassword(password)
      const { role, ended } = await transact(async (tx) => {
        const link = await consumeLink(tx, token, now())
        if (!link) throw refused('account.link_over')
        const user = await resetPassword(tx, link.userId, passwordHash)
        if (!user) throw refused('account.link_over')
        await invalidateLinks(tx, user.id, now())
        // Guesses at the old password lock no one out of the new one. Failed attempts at an administrator's second factor still count.
        if (user.role === 'merchant') await createSignInFailuresStore(tx).clearAll(user)
        if (link.kind === 'reset') await enqueueMessages(tx, now(), [passwordChanged(user, publicAddress(), now())])
        return { role: user.role, ended: await endAllSessions(tx, user.id, now()) }
      })
      onSessionsEnded(ended)
      return role
    },

    /** Deletes old links, except open invitations. */
    deleteBefore: (before: Date) => deleteOldLinks(db, before),
  }
}

export type PasswordLinks = ReturnType<typeof createPasswordLinks>
