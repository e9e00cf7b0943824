// Lists and ends the sessions of an account.
import type { DeviceSession } from '@sufra/shared/accounts/own-account.routes'
import type { Connection } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts'
import { sessionsEndedMail } from '../../../platform/messages/templates/account-notices.ts'
import { readUser, updateUser } from '../users.store.ts'
import { invalidateLinks } from '../passwords/password-links.store.ts'
import { passwordChanged } from '../passwords/password-links.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'
import type { Session } from '../../../platform/http/sessions/session.ts'
import { endAllSessions, endOwnSession, readActiveSessions } from './own-sessions.store.ts'
import type { SignInPlace, SignInTries } from './sign-in-tries.ts'
import { deviceOf } from '../../../platform/http/addresses/user-agent.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  tries: SignInTries
  publicAddress: () => string
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}

/** The active sessions of an account, at a restaurant if one is given, most recently used first. `ownId`: the session of the caller. */
export const listSessionsOf = async (
  db: Connection['db'],
  userId: string,
  ownId: string,
  now: Date,
  restaurantId?: string,
): Promise<DeviceSession[]> => {
  const rows = await readActiveSessions(db, userId, now, restaurantId)
  return rows.map(({ id, userAgent, signedInAt, rotatedAt }) => {
    const { browser, system } = deviceOf(userAgent)
    return { id, browser, system, signedInAt: signedInAt.toISOString(), lastUsedAt: rotatedAt.toISOString(), isThis: id === ownId }
  })
}

export const createOwnSessions = ({ connection, tries, publicAddress, now, onSessionsEnded }: Deps) => ({
  list: ({ userId, sessionId }: Session): Promise<DeviceSession[]> => listSessionsOf(connection.db, userId, sessionId, now()),

  /** Refuses `account.session_unknown`, also for a session of another account. */
  end: async ({ userId }: Session, sessionId: string): Promise<void> => {
    if (!(await endOwnSession(connection.db, userId, sessionId, now()))) throw refused('account.session_unknown')
    onSessionsEnded([sessionId])
  },

  /** Ends all sessions and notifies the owner by email. */
  endAll: async ({ userId }: Session): Promise<void> => {
    const ended = await connection.transact(async (tx) => {
      const user = await readUser(tx, userId)
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
    const user = await readUser(connection.db, userId)
    if (!user) throw refused('session.none')
    const attempt = await tries.begin(user, place)
    if (!(await verifyPassword(user.passwordHash, current))) throw refused('account.password_wrong')
    await attempt.succeeded()
    const passwordHash = await hashPassword(password)
    const ended = await connection.transact(async (tx) => {
      await updateUser(tx, userId, { passwordHash })
      await invalidateLinks(tx, userId, now())
      await enqueueMessages(tx, now(), [passwordChanged(user, publicAddress(), now())])
      return endAllSessions(tx, userId, now(), sessionId)
    })
    onSessionsEnded(ended)
  },
})

export type OwnSessions = ReturnType<typeof createOwnSessions>
