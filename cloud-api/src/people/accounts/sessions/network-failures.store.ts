import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { networkFailures } from '../accounts.table.ts'

const { network: ofNetwork, clearAt } = networkFailures

const add = (seconds: number) => sql`make_interval(secs => ${seconds})`

type Count = { network: string; at: Date; seconds: number; clearBy: Date; impossibleAfter: Date }

/**
 * Adds `seconds` to the time when a network's failures are cleared. Returns false without a change when that time is after `clearBy`
 * already. A time after `impossibleAfter` counts as now.
 */
export const countFailure = async (db: Db, { network, at, seconds, clearBy, impossibleAfter }: Count): Promise<boolean> => {
  const isImpossible = sql`${clearAt} > ${impossibleAfter.toISOString()}::timestamptz`
  const from = sql`case when ${isImpossible} then ${at.toISOString()}::timestamptz else greatest(${clearAt}, ${at.toISOString()}::timestamptz) end`
  const rows = await db
    .insert(networkFailures)
    .values({ network, clearAt: new Date(at.getTime() + seconds * 1_000) })
    .onConflictDoUpdate({
      target: ofNetwork,
      set: { clearAt: sql`${from} + ${add(seconds)}` },
      setWhere: sql`${clearAt} <= ${clearBy.toISOString()}::timestamptz or ${isImpossible}`,
    })
    .returning({ network: ofNetwork })
  return rows.length > 0
}

export const readClearAt = async (db: Db, network: string): Promise<Date | undefined> => {
  const [row] = await db.select({ clearAt }).from(networkFailures).where(eq(ofNetwork, network))
  return row?.clearAt
}

export const uncountFailure = async (db: Db, network: string, seconds: number): Promise<void> => {
  await db
    .update(networkFailures)
    .set({ clearAt: sql`${clearAt} - ${add(seconds)}` })
    .where(eq(ofNetwork, network))
}

export const deleteClearedBefore = async (db: Db, before: Date): Promise<void> => {
  await db.delete(networkFailures).where(lt(clearAt, before))
}
