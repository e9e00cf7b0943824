// Signing in, staying in, going out.
import type { Credentials, Role, User } from '@sufra/shared/accounts/account'
import { randomBytes } from 'node:crypto'
import { refused } from '../http/refused.ts'
import type { AccountsStore } from './accounts.store.ts'
import { passwordFits } from './passwords.ts'
import type { SignInPlace, SignInTries } from './sign-in-tries.ts'
import type { Session } from './session.ts'
import { hashToken, refreshDays, type Tokens } from './tokens.ts'

/** How long the token before the last still works, giving the same successor: an answer that got lost signs nobody out. */
const graceMilliseconds = 5 * 60_000

const longestUserAgent = 400

export type SignedIn = { user: User; accessToken: string; refreshToken: string }

/** … and what the device calls itself. */
type Place = SignInPlace & { userAgent: string }

type Parts = { store: AccountsStore; tries: SignInTries; tokens: Tokens; now: () => Date; onSessionEnded: (sessionId: string) => void }

export const createAccounts = ({ store, tries, tokens, now, onSessionEnded }: Parts) => {
  const lastDay = () => new Date(now().getTime() + refreshDays * 86_400_000)

  const endSession = async (sessionId: string) => {
    await store.endSession(sessionId, now())
    onSessionEnded(sessionId)
  }

  return {
    /**
     * Signs in with e-mail and password. Refuses `session.wrong_credentials`, in the same time for an unknown e-mail, and `account.locked` or
     * `account.network_locked` after many wrong ones.
     */
    signIn: async (
      { email, password }: Credentials,
      role: Role,
      { userAgent, ...place }: Place,
    ): Promise<SignedIn & { deviceToken: string }> => {
      const attempt = await tries.begin({ role, email }, place)
      const account = await store.findByEmail(email, role)
      const fits = await passwordFits(account?.passwordHash, password).catch(async (error: unknown) => {
        await attempt.notChecked()
        throw error
      })
      if (!account || !fits) throw refused('session.wrong_credentials')
      await attempt.succeeded()
      const sessionId = randomBytes(16).toString('base64url')
      const refreshToken = tokens.firstRefresh(sessionId)
      const session = {
        id: sessionId,
        userId: account.user.id,
        userAgent: userAgent.slice(0, longestUserAgent),
        signedInAt: now(),
        ...attempt.hashes,
        currentHash: hashToken(refreshToken),
        rotatedAt: now(),
        expiresAt: lastDay(),
      }
      if (!(await store.insertSession(session, account.passwordHash))) throw refused('session.wrong_credentials')
      return { user: account.user, accessToken: await tokens.signAccess(sessionId), refreshToken, deviceToken: attempt.deviceToken }
    },

    /**
     * Trades a refresh token for the next one and a new access token (RFC 9700 §4.14.2). A token that was traded before ends its whole family, but for
     * the one just before, which for five minutes gives the same successor. Refuses `session.none`.
     */
    refresh: async (refreshToken: string): Promise<Omit<SignedIn, 'user'>> => {
      const [sessionId = ''] = refreshToken.split('.')
      const successor = tokens.successorOf(refreshToken)
      const presented = hashToken(refreshToken)
      const rotated = await store.rotate(sessionId, presented, hashToken(successor), now(), lastDay())
      if (!rotated) {
        const family = await store.readFamily(sessionId)
        if (!family || family.endedAt || family.expiresAt < now()) throw refused('session.none')
        const isLate = now().getTime() - family.rotatedAt.getTime() > graceMilliseconds
        if (family.previousHash !== presented || isLate) {
          await endSession(sessionId)
          throw refused('session.none')
        }
      }
      return { accessToken: await tokens.signAccess(sessionId), refreshToken: successor }
    },

    /** Ends the family of a refresh token; does nothing for one that is not the family's current or previous token. */
    signOut: async (refreshToken: string) => {
      const [sessionId = ''] = refreshToken.split('.')
      const presented = hashToken(refreshToken)
      const family = await store.readFamily(sessionId)
      if (family && [family.currentHash, family.previousHash].includes(presented)) await endSession(sessionId)
    },

    /** The session that an access token stands for. Refuses `session.expired`; undefined for a token that is not ours or a session that ended. */
    readSession: async (accessToken: string): Promise<Session | undefined> => {
      const token = await tokens.readAccess(accessToken)
      if (token.state === 'expired') throw refused('session.expired')
      return token.state === 'valid' ? store.readSession(token.sessionId, now()) : undefined
    },

    /**
     * The session that a refresh token belongs to; the token is not traded. Undefined when the session has ended, or for a token that was traded more than
     * five minutes ago.
     */
    readSessionOfRefresh: async (refreshToken: string): Promise<Session | undefined> => {
      const [sessionId = ''] = refreshToken.split('.')
      const presented = hashToken(refreshToken)
      const family = await store.readFamily(sessionId)
      if (!family) return undefined
      const isLate = now().getTime() - family.rotatedAt.getTime() > graceMilliseconds
      const isKnown = family.currentHash === presented || (family.previousHash === presented && !isLate)
      return isKnown ? store.readSession(sessionId, now()) : undefined
    },

    readUser: (userId: string) => store.readUser(userId),
  }
}

export type Accounts = ReturnType<typeof createAccounts>
