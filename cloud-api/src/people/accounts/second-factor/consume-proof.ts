import type { FactorProof } from '@sufra/shared/accounts/second-factor'
import type { Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { hashToken } from '../../../platform/http/tokens.ts'
import { stepOf } from './authenticator-app.ts'
import { openSealed } from './sealed-key.ts'
import { acceptStep, consumeRecoveryCode, readFactor } from './second-factor.store.ts'

/** Sealing context for the key of an administrator's app. */
export const contextOf = (userId: string) => `app of ${userId}`

type Deps = { secret: Uint8Array; now: () => Date }

/**
 * Accepts a code of the app or a recovery code, each once. Refuses `factor.wrong` and `factor.recovery_wrong`, also for codes that were
 * accepted before.
 */
export const createConsumeProof =
  ({ secret, now }: Deps) =>
  async (tx: Db, userId: string, proof: FactorProof): Promise<void> => {
    if ('recoveryCode' in proof) {
      if (!(await consumeRecoveryCode(tx, userId, hashToken(proof.recoveryCode), now()))) throw refused('factor.recovery_wrong')
      return
    }
    const factor = await readFactor(tx, userId)
    const key = factor && openSealed(secret, contextOf(userId), factor.sealedKey)
    const step = key === undefined ? undefined : stepOf(key, proof.code, now())
    if (!factor || step === undefined || !(await acceptStep(tx, factor, step))) throw refused('factor.wrong')
  }

export type ConsumeProof = ReturnType<typeof createConsumeProof>
