// Wrong passwords from one network at all accounts together: thirty at once, and then one a minute (the generic cell rate algorithm). A right password is
// not counted, but forgives no wrong one: an account of one's own would else wash off any number of guesses at others'.
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { networkFailures } from './accounts.table.ts'

const maxAtOnce = 30
/** In seconds: how long one wrong password counts. */
const forgivenAfter = 60

export const createNetworkFailures = (db: Db, now: () => Date) => {
  const { network: networkColumn, clearAt } = networkFailures
  const one = sql`make_interval(secs => ${forgivenAfter})`

  return {
    /** Counts a try before the password is looked at. Refuses `account.network_locked` with the moment of the next one. */
    take: async (network: string): Promise<void> => {
      const at = now()
      const after = (failures: number) => new Date(at.getTime() + failures * forgivenAfter * 1_000)
      // No count reaches further: a clock was put back, and locks nobody out for it.
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

    /** The password was right: its own try is not counted. */
    giveBack: (network: string) =>
      db
        .update(networkFailures)
        .set({ clearAt: sql`${clearAt} - ${one}` })
        .where(eq(networkColumn, network)),

    forgetBefore: (moment: Date) => db.delete(networkFailures).where(lt(clearAt, moment)),
  }
}
