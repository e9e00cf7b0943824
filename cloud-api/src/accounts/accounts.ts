// Sign-in, refresh and sign-out.
import type { Credentials, Role, User } from '@sufra/shared/accounts/account'
import { refused } from '../refusals/refused.ts'
import type { AccountsStore } from './accounts.store.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { createNewSession } from './sessions/new-session.ts'
import { createSessionTokens, type SessionTokensDeps } from './sessions/session-tokens.ts'
import type { SignInPlace, SignInTries } from './sessions/sign-in-tries.ts'
import type { Session } from './sessions/session.ts'

export type SignedIn = { user: User; accessToken: string; refreshToken: string }

/** Where a sign-in comes from, with its User-Agent header. */
type Place = SignInPlace & { userAgent: string }

type Deps = SessionTokensDeps & { accounts: AccountsStore; tries: SignInTries }

export const createAccounts = ({ accounts, tries, ...deps }: Deps) => {
  const { families, tokens, now } = deps
  const newSession = createNewSession(tokens, now)

  return {
    /**
     * Signs in with email and password. Refuses `session.wrong_credentials`, in the same time for an unknown email,
     * `account.disabled` for a disabled administrator, and `account.locked` or `account.network_locked` after many failed attempts.
     */
    signIn: async (
      { email, password }: Credentials,
      role: Role,
      { userAgent, ...place }: Place,
    ): Promise<SignedIn & { deviceToken: string }> => {
      const attempt = await tries.begin({ role, email }, place)
      const account = await accounts.findByEmail(email, role)
      const isCorrect = await verifyPassword(account?.passwordHash, password).catch(async (error: unknown) => {
        await attempt.notChecked()
        throw error
      })
      if (!account || !isCorrect) throw refused('session.wrong_credentials')
      await attempt.succeeded()
      if (account.isDisabled) throw refused('account.disabled')
      const device = (await families.isRevokedDevice(account.restaurantId, attempt.hashes.deviceHash)) ? attempt.onNewDevice() : attempt
      const { userId, restaurantId } = account
      const { row, refreshToken } = newSession({ userId, restaurantId, userAgent, ...device.hashes, isByPin: false })
      if (!(await families.insert(row, account.passwordHash))) throw refused('session.wrong_credentials')
      return { user: account.user, accessToken: await tokens.signAccess(row.id), refreshToken, deviceToken: device.deviceToken }
    },

    ...createSessionTokens(deps),

    readUser: (session: Session) => accounts.readUser(session),
  }
}

export type Accounts = ReturnType<typeof createAccounts>
