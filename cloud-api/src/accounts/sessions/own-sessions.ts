// Lists and ends the sessions of an account.
import type { DeviceSession } from '@sufra/shared/accounts/own-account.routes'
import Bowser from 'bowser'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/connect.ts'
import { refused } from '../../refusals/refused.ts'
import { enqueueMessages } from '../../messages/enqueue-messages.ts'
import { sessionsEndedMail } from '../../messages/templates/account-notices.ts'
import { sessions, users } from '../accounts.table.ts'
import { endAllSessions } from './end-sessions.ts'
import { invalidateLinks } from '../passwords/password-links.store.ts'
import { passwordChanged } from '../passwords/password-links.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'
import type { Session } from './session.ts'
import type { SignInPlace, SignInTries } from './sign-in-tries.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  tries: SignInTries
  publicAddress: () => string
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}

/** Parses a User-Agent: the desktop app sends `Sufra/<version> (<system>)`, browsers their own format. */
const deviceOf = (userAgent: string): Pick<DeviceSession, 'browser' | 'system'> => {
  const desktop = /^Sufra\/\S+ \(([^)]*)\)$/.exec(userAgent)
  if (desktop) return { browser: 'Sufra', system: desktop[1] ?? '' }
  if (!userAgent) return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}

export const createOwnSessions = ({ connection, tries, publicAddress, now, onSessionsEnded }: Deps) => ({
  /** The active sessions, most recently used first. */
  list: async ({ userId, sessionId }: Session): Promise<DeviceSession[]> => {
    const rows = await connection.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now())))
      .orderBy(desc(sessions.rotatedAt))
    return rows.map(({ id, userAgent, signedInAt, rotatedAt }) => ({
      id,
      ...deviceOf(userAgent),
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: rotatedAt.toISOString(),
      isThis: id === sessionId,
    }))
  },

  /** Refuses `account.session_unknown`, also for a session of another account. */
  end: async ({ userId }: Session, sessionId: string): Promise<void> => {
    const rows = await connection.db
      .update(sessions)
      .set({ endedAt: now() })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id })
    if (rows.length === 0) throw refused('account.session_unknown')
    onSessionsEnded([sessionId])
  },

  /** Ends all sessions and notifies the owner by email. */
  endAll: async ({ userId }: Session): Promise<void> => {
    const ended = await connection.transact(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId))
      if (user) {
        const link = `${publicAddress()}/${user.role}/forgot-password`
        await enqueueMessages(tx, now(), [{ ...sessionsEndedMail({ language: user.language, at: now(), link }), to: user.email }])
      }
      return endAllSessions(tx, userId, now())
    })
    onSessionsEnded(ended)
  },

  /**
   * Changes the password, notifies the owner by email, ends all other sessions and invalidates open links. Refuses
   * `account.password_wrong`, and after many failed attempts `account.locked` or `account.network_locked`, like
   * sign-in.
   */
  changePassword: async ({ userId, sessionId }: Session, place: SignInPlace, current: string, password: string): Promise<void> => {
    const [user] = await connection.db.select().from(users).where(eq(users.id, userId))
    if (!user) throw refused('session.none')
    const attempt = await tries.begin(user, place)
    if (!(await verifyPassword(user.passwordHash, current))) throw refused('account.password_wrong')
    await attempt.succeeded()
    const passwordHash = await hashPassword(password)
    const ended = await connection.transact(async (tx) => {
      await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
      await invalidateLinks(tx, userId, now())
      await enqueueMessages(tx, now(), [passwordChanged(user, publicAddress(), now())])
      return endAllSessions(tx, userId, now(), sessionId)
    })
    onSessionsEnded(ended)
  },
})

export type OwnSessions = ReturnType<typeof createOwnSessions>
