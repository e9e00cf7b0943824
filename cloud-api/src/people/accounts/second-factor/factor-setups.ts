// Setting up an authenticator app: a new key is shown, and stored once a code proves that an app has it. Until then the client holds the
// sealed key.
import { setupMinutes } from '@sufra/shared/accounts/second-factor'
import type { FactorSetup } from '@sufra/shared/accounts/second-factor.routes'
import { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { newKey, stepOf, uriOf } from './authenticator-app.ts'
import { contextOf } from './consume-proof.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { openSealed, seal } from './sealed-key.ts'
import { putFactor } from './second-factor.store.ts'

const setupContext = (userId: string) => `setup of ${userId}`

/** `replaces`: the sealed key that the new key replaces. It makes a setup valid once. */
const sealedSetup = z.object({ key: z.string(), expiresAt: z.number(), replaces: z.string().optional() })

type Deps = { secret: Uint8Array; now: () => Date }
type Confirmation = { setup: string; code: string }

export const createFactorSetups = ({ secret, now }: Deps) => {
  const open = (userId: string, sealed: string) => {
    const text = openSealed(secret, setupContext(userId), sealed)
    const setup = text === undefined ? undefined : sealedSetup.parse(JSON.parse(text))
    if (!setup || setup.expiresAt <= now().getTime()) throw refused('factor.setup_over')
    return setup
  }

  return {
    begin: (userId: string, email: string, replaces?: string): FactorSetup => {
      const key = newKey()
      const setup = { key, expiresAt: now().getTime() + setupMinutes * 60_000, replaces }
      return { key, uri: uriOf(key, email), setup: seal(secret, setupContext(userId), JSON.stringify(setup)) }
    },

    /**
     * Stores the app with new recovery codes, which are returned. Refuses `factor.setup_over`, `factor.wrong`, and `factor.changed` when
     * another app was stored in between.
     */
    confirm: async (tx: Db, userId: string, { setup, code }: Confirmation): Promise<string[]> => {
      const { key, replaces } = open(userId, setup)
      const lastStep = stepOf(key, code, now())
      if (lastStep === undefined) throw refused('factor.wrong')
      const factor = { userId, sealedKey: seal(secret, contextOf(userId), key), enabledAt: now(), lastStep }
      if (!(await putFactor(tx, factor, replaces))) throw refused('factor.changed')
      return renewRecoveryCodes(tx, userId)
    },
  }
}

export type FactorSetups = ReturnType<typeof createFactorSetups>
