// Limits wrong passwords from one network across all accounts: a burst of thirty, then one a minute (the generic cell rate algorithm). A
// correct password is not counted, but clears no failures either: otherwise signing in to one's own account would allow unlimited guesses
// at other accounts.
import type { Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { countFailure, deleteClearedBefore, readClearAt, uncountFailure } from './network-failures.store.ts'

const maxAtOnce = 30
/** Seconds until one wrong password no longer counts. */
const forgivenAfter = 60

export const createNetworkFailures = (db: Db, now: () => Date) => ({
  /**
   * Counts an attempt before the password is checked. Refuses `account.network_locked` with the time of the next
   * allowed attempt.
   */
  consume: async (network: string): Promise<void> => {
    const at = now()
    const after = (failures: number) => new Date(at.getTime() + failures * forgivenAfter * 1_000)
    const isCounted = await countFailure(db, {
      network,
      at,
      seconds: forgivenAfter,
      clearBy: after(maxAtOnce - 1),
      // A later value is only possible when the clock was set back; it must not lock anyone out.
      impossibleAfter: after(maxAtOnce + 1),
    })
    if (isCounted) return
    const clearAt = await readClearAt(db, network)
    const retryAt = clearAt && new Date(clearAt.getTime() - (maxAtOnce - 1) * forgivenAfter * 1_000)
    throw refused('account.network_locked', { retryAt: retryAt?.toISOString() })
  },

  /** Called after a correct password: removes its own attempt from the count. */
  refund: (network: string): Promise<void> => uncountFailure(db, network, forgivenAfter),

  deleteBefore: (before: Date): Promise<void> => deleteClearedBefore(db, before),
})
