// Removes the second factor of an administrator who has lost it: by an owner, or on the server.
import type { Db } from '../../../platform/db/connect.ts'
import { endAllSessions } from '../sessions/own-sessions.store.ts'
import { readUser } from '../users.store.ts'
import { createFactorChanges, type Reset } from './factor-changes.ts'
import { deleteFactor } from './second-factor.store.ts'

type Deps = { publicAddress: () => string; now: () => Date }

export const createResetFactor = (deps: Deps) => {
  const changes = createFactorChanges(deps)
  /**
   * Removes the app and the recovery codes, with an audit entry and a mail. Returns the ids of the sessions that end, or undefined without
   * a second factor.
   */
  return async (tx: Db, userId: string, by: Reset): Promise<string[] | undefined> => {
    const user = await readUser(tx, userId)
    if (!user || !(await deleteFactor(tx, userId))) return undefined
    await changes.reset(tx, { ...user, userId }, by)
    return endAllSessions(tx, userId, deps.now())
  }
}

export type ResetFactor = ReturnType<typeof createResetFactor>
