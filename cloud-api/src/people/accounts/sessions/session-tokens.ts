// Refreshing and ending a session by its refresh token, and reading it by either token.
import { refused } from '../../../platform/refusals/refused.ts'
import type { ActiveSessionsStore } from './active-sessions.store.ts'
import type { Session } from '../../../platform/http/sessions/session.ts'
import type { SessionFamiliesStore } from './session-families.store.ts'
import { hashToken } from '../../../platform/http/tokens.ts'
import { refreshExpiry, type Tokens } from './tokens.ts'
import { userAgentOf } from '../../../platform/http/addresses/user-agent.ts'

/** Milliseconds for which the previous refresh token still returns the same successor, so that a lost response signs no one out. */
const graceMilliseconds = 5 * 60_000

export type SessionTokensDeps = {
  families: SessionFamiliesStore
  activeSessions: ActiveSessionsStore
  tokens: Tokens
  now: () => Date
  onSessionEnded: (sessionId: string) => void
}

export const createSessionTokens = ({ families, activeSessions, tokens, now, onSessionEnded }: SessionTokensDeps) => {
  const endSession = async (sessionId: string) => {
    await families.end(sessionId, now())
    onSessionEnded(sessionId)
  }

  return {
    /**
     * Exchanges a refresh token for its successor and a new access token (RFC 9700 §4.14.2). Reuse of an older token
     * ends the whole family, except that the previous token returns the same successor for five minutes. Refuses
     * `session.none`.
     */
    refresh: async (refreshToken: string, userAgent: string): Promise<{ accessToken: string; refreshToken: string }> => {
      const [sessionId = ''] = refreshToken.split('.')
      const successor = tokens.successorOf(refreshToken)
      const presented = hashToken(refreshToken)
      const next = {
        from: presented,
        to: hashToken(successor),
        now: now(),
        expiresAt: refreshExpiry(now()),
        userAgent: userAgentOf(userAgent),
      }
      const rotated = await families.rotate(sessionId, next)
      if (!rotated) {
        const family = await families.read(sessionId)
        if (!family || family.endedAt || family.expiresAt < now()) throw refused('session.none')
        const isLate = now().getTime() - family.rotatedAt.getTime() > graceMilliseconds
        if (family.previousHash !== presented || isLate) {
          await endSession(sessionId)
          throw refused('session.none')
        }
      }
      return { accessToken: await tokens.signAccess(sessionId), refreshToken: successor }
    },

    /**
     * Ends the family of a refresh token. Does nothing when the token is neither the family's current nor its
     * previous one.
     */
    signOut: async (refreshToken: string) => {
      const [sessionId = ''] = refreshToken.split('.')
      const presented = hashToken(refreshToken)
      const family = await families.read(sessionId)
      if (family && [family.currentHash, family.previousHash].includes(presented)) await endSession(sessionId)
    },

    /**
     * The session of an access token. Refuses `session.expired`; returns undefined for an invalid token or an ended
     * session.
     */
    readSession: async (accessToken: string): Promise<Session | undefined> => {
      const token = await tokens.readAccess(accessToken)
      if (token.state === 'expired') throw refused('session.expired')
      return token.state === 'valid' ? activeSessions.read(token.sessionId, now()) : undefined
    },

    /**
     * The session of a refresh token, which is not rotated. Returns undefined when the session has ended, or when the
     * token was rotated more than five minutes ago.
     */
    readSessionOfRefresh: async (refreshToken: string): Promise<Session | undefined> => {
      const [sessionId = ''] = refreshToken.split('.')
      const presented = hashToken(refreshToken)
      const family = await families.read(sessionId)
      if (!family) return undefined
      const isLate = now().getTime() - family.rotatedAt.getTime() > graceMilliseconds
      const isKnown = family.currentHash === presented || (family.previousHash === presented && !isLate)
      return isKnown ? activeSessions.read(sessionId, now()) : undefined
    },
  }
}
