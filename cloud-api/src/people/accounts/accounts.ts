// Sign-in, refresh and sign-out.
import type { Credentials, Role, User } from '@sufra/shared/accounts/account'
import type { Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { AccountsStore } from './accounts.store.ts'
import { verifyPassword } from './passwords/passwords.ts'
import type { RecordSignIn } from './sessions/record-sign-in.ts'
import type { NewSession } from './sessions/new-session.ts'
import { createSessionTokens, type SessionTokensDeps } from './sessions/session-tokens.ts'
import type { SignInPlace, SignInTries } from './sessions/sign-in-tries.ts'
import type { PendingSignIns } from './second-factor/pending-sign-ins.ts'
import type { Session } from '../../platform/http/sessions/session.ts'

export type SignedIn = { user: User; accessToken: string; refreshToken: string }

/** The place of a sign-in, with its User-Agent header. */
type Place = SignInPlace & { userAgent: string }

/** A sign-in that waits for the second factor, with the refusal that names the next step. */
type Pending = NonNullable<Awaited<ReturnType<PendingSignIns['begin']>>>

type Deps = SessionTokensDeps & {
  db: Db
  accounts: AccountsStore
  tries: SignInTries
  newSession: NewSession
  pendingSignIns: PendingSignIns
  recordSignIn: RecordSignIn
}

export const createAccounts = ({ db, accounts, tries, newSession, pendingSignIns, recordSignIn, ...deps }: Deps) => {
  const { families, activeSessions, tokens, now } = deps

  return {
    /**
     * Signs in with email and password. Refuses `session.wrong_credentials`, in the same time for an unknown email, `account.disabled` for
     * a disabled administrator, and `account.locked` or `account.network_locked` after many failed attempts. No session is opened for an
     * administrator who has or needs a second factor, and failed attempts are forgotten only after the right code: a known password must
     * not allow unlimited guesses at codes.
     */
    signIn: async (
      { email, password }: Credentials,
      role: Role,
      { userAgent, ...place }: Place,
    ): Promise<(SignedIn & { deviceToken: string }) | { pending: Pending }> => {
      const attempt = await tries.begin({ role, email }, place)
      const account = await accounts.findByEmail(email, role)
      const isCorrect = await verifyPassword(account?.passwordHash, password).catch(async (error: unknown) => {
        await attempt.notChecked()
        throw error
      })
      if (account && !isCorrect && role === 'admin') recordSignIn.passwordFailed(account.userId)
      if (!account || !isCorrect) throw refused('session.wrong_credentials')
      const pending = role === 'admin' && !account.isDisabled ? await pendingSignIns.begin(account.userId) : undefined
      if (pending) {
        await attempt.notChecked()
        return { pending }
      }
      await attempt.succeeded()
      if (account.isDisabled) throw refused('account.disabled')
      const device = (await families.isRevokedDevice(account.restaurantId, attempt.hashes.deviceHash)) ? attempt.onNewDevice() : attempt
      const { userId, restaurantId } = account
      const { row, refreshToken } = newSession({ userId, restaurantId, userAgent, ...device.hashes, isByPin: false })
      if (!(await families.insert(row, account.passwordHash))) throw refused('session.wrong_credentials')
      if (role === 'admin') await recordSignIn.signedIn(db, userId)
      return { user: account.user, accessToken: await tokens.signAccess(row.id), refreshToken, deviceToken: device.deviceToken }
    },

    ...createSessionTokens(deps),

    /**
     * Returns the user and the access token of a session that was just opened; the token is valid for `minutes`. Refuses `session.none`
     * when the session has ended already.
     */
    describeNew: async (sessionId: string, minutes?: number) => {
      const session = await activeSessions.read(sessionId, now())
      const user = session && (await accounts.readUser(session))
      if (!user) throw refused('session.none')
      return { user, accessToken: await tokens.signAccess(sessionId, minutes) }
    },

    readUser: (session: Session) => accounts.readUser(session),
  }
}

export type Accounts = ReturnType<typeof createAccounts>
