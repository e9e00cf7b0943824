// The second factor of the administrator who is signed in.
import type { FactorProof } from '@sufra/shared/accounts/second-factor'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { endAllSessions } from '../sessions/own-sessions.store.ts'
import type { AdministratorSession } from '../../../platform/http/sessions/session.ts'
import type { SignInPlace, SignInTries } from '../sessions/sign-in-tries.ts'
import { lockUser, readUser } from '../users.store.ts'
import type { ConsumeProof } from './consume-proof.ts'
import type { FactorChanges } from './factor-changes.ts'
import type { FactorSetups } from './factor-setups.ts'
import { countRecoveryCodes, readFactor } from './second-factor.store.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  isRequired: boolean
  tries: SignInTries
  consumeProof: ConsumeProof
  setups: FactorSetups
  changes: FactorChanges
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}

export const createOwnSecondFactor = ({ connection: { db, transact }, isRequired, tries, now, onSessionsEnded, ...deps }: Deps) => {
  const { consumeProof, setups, changes } = deps

  const readAccount = async ({ userId }: AdministratorSession) => {
    const user = await readUser(db, userId)
    if (!user) throw refused('session.none')
    return { ...user, userId }
  }

  /** Checks a proof as at sign-in, then calls `change` with it. */
  const withProof = async <Result>(
    account: Awaited<ReturnType<typeof readAccount>>,
    place: SignInPlace,
    proof: FactorProof,
    change: (tx: Db) => Promise<Result>,
  ): Promise<Result> => {
    const attempt = await tries.begin(account, place)
    const result = await transact(async (tx) => {
      await lockUser(tx, account.userId)
      await consumeProof(tx, account.userId, proof)
      if ('recoveryCode' in proof) await changes.recoveryCodeUsed(tx, account)
      return change(tx)
    })
    await attempt.succeeded()
    return result
  }

  return {
    read: async ({ userId }: AdministratorSession) => ({
      enabledAt: (await readFactor(db, userId))?.enabledAt.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
      isRequired,
    }),

    /**
     * Begins with a new app. An administrator who has an app proves it first: refuses `factor.proof_required`, `factor.wrong`,
     * `factor.recovery_wrong`, and after many failed attempts `account.locked` or `account.network_locked`, like sign-in.
     */
    setUp: async (session: AdministratorSession, place: SignInPlace, proof: FactorProof | undefined) => {
      const account = await readAccount(session)
      const factor = await readFactor(db, account.userId)
      if (!factor) return setups.begin(account.userId, account.email)
      if (!proof) throw refused('factor.proof_required')
      return withProof(account, place, proof, async () => setups.begin(account.userId, account.email, factor.sealedKey))
    },

    /** Ends all other sessions. Returns the recovery codes. Refuses `factor.setup_over`, `factor.wrong` and `factor.changed`. */
    enable: async (session: AdministratorSession, confirmation: { setup: string; code: string }): Promise<string[]> => {
      const account = await readAccount(session)
      const { codes, ended } = await transact(async (tx) => {
        await lockUser(tx, account.userId)
        const renewed = await setups.confirm(tx, account.userId, confirmation)
        await changes.enabled(tx, account)
        return { codes: renewed, ended: await endAllSessions(tx, account.userId, now(), session.sessionId) }
      })
      onSessionsEnded(ended)
      return codes
    },

    /** Returns the new codes. Refuses `factor.wrong` and `factor.recovery_wrong`, also without a second factor, and locks like `setUp`. */
    renewCodes: async (session: AdministratorSession, place: SignInPlace, proof: FactorProof): Promise<string[]> => {
      const account = await readAccount(session)
      return withProof(account, place, proof, async (tx) => {
        await changes.recoveryCodesReplaced(tx, account.userId)
        return renewRecoveryCodes(tx, account.userId)
      })
    },
  }
}

export type OwnSecondFactor = ReturnType<typeof createOwnSecondFactor>
