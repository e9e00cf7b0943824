// Sign-in, refresh and sign-out.
import type { Credentials, Role, User } from '@sufra/shared/accounts/account'
import { randomBytes } from 'node:crypto'
import { refused } from '../refusals/refused.ts'
import type { AccountsStore } from './accounts.store.ts'
import { verifyPassword } from './passwords/passwords.ts'
import type { SignInPlace, SignInTries } from './sessions/sign-in-tries.ts'
import type { Session } from './sessions/session.ts'
import { hashToken, refreshDays, type Tokens } from './sessions/tokens.ts'

/** How long the previous refresh token still returns the same successor, so that a lost response signs no one out. */
const graceMilliseconds = 5 * 60_000

const maxUserAgentLength = 400

export type SignedIn = { user: User; accessToken: string; refreshToken: string }

/** Where a sign-in comes from, with its User-Agent header. */
type Place = SignInPlace & { userAgent: string }

type Deps = { store: AccountsStore; tries: SignInTries; tokens: Tokens; now: () => Date; onSessionEnded: (sessionId: string) => void }

export const createAccounts = ({ store, tries, tokens, now, onSessionEnded }: Deps) => {
  const expiry = () => new Date(now().getTime() + refreshDays * 86_400_000)

  const endSession = async (sessionId: string) => {
    await store.endSession(sessionId, now())
    onSessionEnded(sessionId)
  }

  return {
    /**
     * Signs in with email and password. Refuses `session.wrong_credentials`, in the same time for an unknown email,
     * and `account.locked` or `account.network_locked` after many failed attempts.
     */
    signIn: async (
      { email, password }: Credentials,
      role: Role,
      { userAgent, ...place }: Place,
    ): Promise<SignedIn & { deviceToken: string }> => {
      const attempt = await tries.begin({ role, email }, place)
      const account = await store.findByEmail(email, role)
      const isCorrect = await verifyPassword(account?.passwordHash, password).catch(async (error: unknown) => {
        await attempt.notChecked()
        throw error
      })
      if (!account || !isCorrect) throw refused('session.wrong_credentials')
      await attempt.succeeded()
      const sessionId = randomBytes(16).toString('base64url')
      const refreshToken = tokens.firstRefresh(sessionId)
      const device = (await store.isRevoked(account.restaurantId, attempt.hashes.deviceHash)) ? attempt.onNewDevice() : attempt
      const session = {
        id: sessionId,
        userId: account.userId,
        restaurantId: account.restaurantId,
        userAgent: userAgent.slice(0, maxUserAgentLength),
        signedInAt: now(),
        ...device.hashes,
        currentHash: hashToken(refreshToken),
        rotatedAt: now(),
        expiresAt: expiry(),
      }
      if (!(await store.insertSession(session, account.passwordHash))) throw refused('session.wrong_credentials')
      return { user: account.user, accessToken: await tokens.signAccess(sessionId), refreshToken, deviceToken: device.deviceToken }
    },

    /**
     * Exchanges a refresh token for its successor and a new access token (RFC 9700 §4.14.2). Reuse of an older token
     * ends the whole family, except that the previous token returns the same successor for five minutes. Refuses
     * `session.none`.
     */
    refresh: async (refreshToken: string): Promise<Omit<SignedIn, 'user'>> => {
      const [sessionId = ''] = refreshToken.split('.')
      const successor = tokens.successorOf(refreshToken)
      const presented = hashToken(refreshToken)
      const rotated = await store.rotate(sessionId, presented, hashToken(successor), now(), expiry())
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

    /**
     * Ends the family of a refresh token. Does nothing when the token is neither the family's current nor its
     * previous one.
     */
    signOut: async (refreshToken: string) => {
      const [sessionId = ''] = refreshToken.split('.')
      const presented = hashToken(refreshToken)
      const family = await store.readFamily(sessionId)
      if (family && [family.currentHash, family.previousHash].includes(presented)) await endSession(sessionId)
    },

    /**
     * The session of an access token. Refuses `session.expired`; returns undefined for an invalid token or an ended
     * session.
     */
    readSession: async (accessToken: string): Promise<Session | undefined> => {
      const token = await tokens.readAccess(accessToken)
      if (token.state === 'expired') throw refused('session.expired')
      return token.state === 'valid' ? store.readSession(token.sessionId, now()) : undefined
    },

    /**
     * The session of a refresh token, which is not rotated. Returns undefined when the session has ended, or when the
     * token was rotated more than five minutes ago.
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

    readUser: (session: Session) => store.readUser(session),
  }
}

export type Accounts = ReturnType<typeof createAccounts>
