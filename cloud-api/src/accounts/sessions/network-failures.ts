// Limits wrong passwords from one network across all accounts: a burst of thirty, then one a minute (the generic cell
// rate algorithm). A correct password is not counted, but clears no failures either: otherwise signing in to one's
// own account would allow unlimited guesses at others.
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { refused } from '../../refusals/refused.ts'
import { networkFailures } from '../accounts.table.ts'

const maxAtOnce = 30
/** Seconds until one wrong password no longer counts. */
const forgivenAfter = 60

export const createNetworkFailures = (db: Db, now: () => Date) => {
  const { network: networkColumn, clearAt } = networkFailures
  const one = sql`make_interval(secs => ${forgivenAfter})`

  return {
    /**
     * Counts an attempt before the password is checked. Refuses `account.network_locked` with the time of the next
     * allowed attempt.
     */
    consume: async (network: string): Promise<void> => {
      const at = now()
      const after = (failures: number) => new Date(at.getTime() + failures * forgivenAfter * 1_000)
      // A later value is only possible when the clock was set back; it must not lock anyone out.
      const isImpossible = sql`${clearAt} > ${after(maxAtOnce + 1).toISOString()}::timestamptz`
      const from = sql`case when ${isImpossible} then ${at.toISOString()}::timestamptz else greatest(${clearAt}, ${at.toISOString()}::timestamptz) end`
      const rows = await db
        .insert(networkFailures)
        .values({ network, clearAt: after(1) })
        .onConflictDoUpdate({
          target: networkColumn,
          set: { clearAt: sql`${from} + ${one}` },
          setWhere: sql`${clearAt} <= ${after(maxAtOnce - 1).toISOString()}::timestamptz or ${isImpossible}`,
        })
        .returning({ network: networkColumn })
      if (rows.length > 0) return
      const [row] = await db.select({ clearAt }).from(networkFailures).where(eq(networkColumn, network))
      const retryAt = row && new Date(row.clearAt.getTime() - (maxAtOnce - 1) * forgivenAfter * 1_000)
      throw refused('account.network_locked', { retryAt: retryAt?.toISOString() })
    },

    /** Called after a correct password: removes its own attempt from the count. */
    refund: (network: string) =>
      db
        .update(networkFailures)
        .set({ clearAt: sql`${clearAt} - ${one}` })
        .where(eq(networkColumn, network)),

    deleteBefore: (before: Date) => db.delete(networkFailures).where(lt(clearAt, before)),
  }
}
