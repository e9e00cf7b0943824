// Administrators' sign-ins between the password and the second factor.
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { maxFactorTries, pendingSignInMinutes, type FactorProof } from '@sufra/shared/accounts/second-factor'
import { randomBytes } from 'node:crypto'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { Refusal, refused } from '../../../platform/refusals/refused.ts'
import type { RecordSignIn } from '../sessions/record-sign-in.ts'
import type { NewSession } from '../sessions/new-session.ts'
import { endAllSessions } from '../sessions/own-sessions.store.ts'
import { insertAfterPassword } from '../sessions/session-families.store.ts'
import type { SignInPlace, SignInTries } from '../sessions/sign-in-tries.ts'
import { lockUser } from '../users.store.ts'
import type { ConsumeProof } from './consume-proof.ts'
import type { FactorChanges } from './factor-changes.ts'
import type { FactorSetups } from './factor-setups.ts'
import { consumePending, countPendingTry, insertPending, readPending, type PendingAccount } from './pending-sign-ins.store.ts'
import { readFactor } from './second-factor.store.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  isRequired: boolean
  tries: SignInTries
  newSession: NewSession
  consumeProof: ConsumeProof
  setups: FactorSetups
  changes: FactorChanges
  recordSignIn: RecordSignIn
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}
type Place = SignInPlace & { userAgent: string }

const wrongProofs: ReadonlySet<RefusalCode> = new Set(['factor.wrong', 'factor.recovery_wrong'])

export const createPendingSignIns = ({ connection: { db, transact }, isRequired, tries, newSession, now, ...deps }: Deps) => {
  const { consumeProof, setups, changes, recordSignIn, onSessionsEnded } = deps

  const readAccount = async (token: string | undefined) => {
    const account = token === undefined ? undefined : await readPending(db, token, now())
    if (token === undefined || !account) throw refused('factor.sign_in_over')
    return { token, account }
  }

  /** Opens the session unless `prove` refuses. The attempt is counted before, for the account and for this sign-in; the account is locked first. */
  const open = async <Proven>(
    given: string | undefined,
    { userAgent, ...place }: Place,
    prove: (tx: Db, account: PendingAccount, sessionId: string) => Promise<Proven>,
  ) => {
    const { token, account } = await readAccount(given)
    const attempt = await tries.begin(account, place)
    if ((await countPendingTry(db, token, maxFactorTries, now())) === undefined) {
      await attempt.notChecked()
      throw refused('factor.sign_in_over')
    }
    const { row, refreshToken } = newSession({ userId: account.userId, restaurantId: null, userAgent, ...attempt.hashes, isByPin: false })
    const proven = await transact(async (tx) => {
      await lockUser(tx, account.userId)
      const isOpen = (await insertAfterPassword(tx, row, account.passwordHash)) && (await consumePending(tx, token, now()))
      if (!isOpen) throw refused('factor.sign_in_over')
      const result = await prove(tx, account, row.id)
      await recordSignIn.signedIn(tx, account.userId)
      return result
    }).catch(async (error: unknown) => {
      if (error instanceof Refusal && wrongProofs.has(error.code)) await recordSignIn.codeFailed(account.userId)
      throw error
    })
    await attempt.succeeded()
    return { proven, sessionId: row.id, refreshToken, deviceToken: attempt.deviceToken }
  }

  return {
    /**
     * Called after the password. Returns the token of a pending sign-in and the refusal that names the next step, or undefined when no
     * second factor is needed.
     */
    begin: async (userId: string) => {
      const hasFactor = (await readFactor(db, userId)) !== undefined
      if (!hasFactor && !isRequired) return undefined
      const token = randomBytes(32).toString('base64url')
      await insertPending(db, token, userId, new Date(now().getTime() + pendingSignInMinutes * 60_000))
      return { token, refusal: hasFactor ? ('factor.code_required' as const) : ('factor.enrolment_required' as const) }
    },

    /** Refuses `factor.sign_in_over`, `factor.wrong`, `factor.recovery_wrong`, and `account.locked` or `account.network_locked` like the password. */
    complete: (token: string | undefined, proof: FactorProof, place: Place) =>
      open(token, place, async (tx, account) => {
        await consumeProof(tx, account.userId, proof)
        if ('recoveryCode' in proof) await changes.recoveryCodeUsed(tx, account)
      }),

    /** Refuses `factor.sign_in_over`, and `factor.changed` for an administrator who has a second factor. */
    beginEnrolment: async (token: string | undefined) => {
      const { account } = await readAccount(token)
      if (await readFactor(db, account.userId)) throw refused('factor.changed')
      return setups.begin(account.userId, account.email)
    },

    /**
     * Ends all other sessions, which were opened without the second factor. Refuses like `complete`, and with `factor.setup_over` and
     * `factor.changed`.
     */
    enrol: async (token: string | undefined, confirmation: { setup: string; code: string }, place: Place) => {
      const { proven, ...opened } = await open(token, place, async (tx, account, sessionId) => {
        const recoveryCodes = await setups.confirm(tx, account.userId, confirmation)
        await changes.enabled(tx, account)
        return { recoveryCodes, ended: await endAllSessions(tx, account.userId, now(), sessionId) }
      })
      onSessionsEnded(proven.ended)
      return { ...opened, recoveryCodes: proven.recoveryCodes }
    },
  }
}

export type PendingSignIns = ReturnType<typeof createPendingSignIns>
