import type { Connection } from '../../../platform/db/connect.ts'
import type { NewSession } from '../sessions/new-session.ts'
import type { RecordSignIn } from '../sessions/record-sign-in.ts'
import type { SignInTries } from '../sessions/sign-in-tries.ts'
import { createConsumeProof } from './consume-proof.ts'
import { createFactorChanges } from './factor-changes.ts'
import { createFactorSetups } from './factor-setups.ts'
import { createOwnSecondFactor } from './own-second-factor.ts'
import { createPendingSignIns } from './pending-sign-ins.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  secret: Uint8Array
  isRequired: boolean
  tries: SignInTries
  newSession: NewSession
  recordSignIn: RecordSignIn
  publicAddress: () => string
  now: () => Date
  onSessionsEnded: (sessionIds: string[]) => void
}

/** The second factor of administrators: after the password, and in the settings. */
export const createSecondFactor = (deps: Deps) => {
  const common = { ...deps, consumeProof: createConsumeProof(deps), setups: createFactorSetups(deps), changes: createFactorChanges(deps) }
  return { pendingSignIns: createPendingSignIns(common), ownSecondFactor: createOwnSecondFactor(common) }
}
