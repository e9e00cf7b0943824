import type { DayRange } from '@sufra/shared/reports/period'
import { sql } from 'drizzle-orm'
import { codeOf, type Connection, type Db, type Query } from '../../platform/db/connect.ts'
import {
  addProgressSql,
  changedDaysSql,
  deleteAllSql,
  listBehindSql,
  hasMoreOrdersSql,
  lockProgressSql,
  orderMonthsSql,
  readNewestSql,
  readProgressSql,
  replaceDaysSql,
  saveProgressSql,
  waitAsUsualSql,
  waitBrieflySql,
} from './daily-totals.sql.ts'
import { deleteMonthsSql, replaceMonthsSql } from './monthly-totals.sql.ts'

/** Runs one of the statements, with its parameters, in a transaction. */
const createRun =
  (tx: Db) =>
  async <Row extends object>(text: string, parameters: (string | number)[]): Promise<Row[]> => {
    const parts = text.split(/\$(\d)/).map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${parameters[Number(part) - 1]}`))
    const result: unknown = await tx.execute(sql.join(parts))
    // The two drivers differ: one returns the rows, the other an object with them.
    return (Array.isArray(result) ? [...result] : (result as { rows: Row[] }).rows) as Row[]
  }

/** Computes the totals of one restaurant within a transaction. */
export const createTotalsOf = (tx: Db, restaurantId: string) => {
  const run = createRun(tx)
  const replaceDays = async ({ from, to }: DayRange): Promise<void> => {
    for (const statement of replaceDaysSql) await run(statement, [restaurantId, from, to])
  }
  /** Recomputes the months of these days from their daily totals. */
  const replaceMonths = async ({ from, to }: DayRange): Promise<void> => {
    for (const statement of replaceMonthsSql) await run(statement, [restaurantId, from, to])
  }
  /** Returns the months with a margin before the first and after the last. */
  const months = () => run<DayRange>(orderMonthsSql, [restaurantId])
  return {
    replaceDays,
    replaceMonths,
    months,

    /**
     * Returns undefined for an unknown restaurant. Locks the totals until the transaction ends; `isBrief`: waits two seconds at most, then
     * fails.
     */
    lock: async ({ isBrief = false } = {}) => {
      if (isBrief) await run(waitBrieflySql, [])
      await run(addProgressSql, [restaurantId])
      const [progress] = await run<{ seq: number; timeZone: string }>(lockProgressSql, [restaurantId])
      if (isBrief) await run(waitAsUsualSql, [])
      if (!progress) return undefined
      const [newest] = await run<{ seq: number; timeZone: string; isComplete: boolean }>(readNewestSql, [restaurantId, progress.seq])
      return newest && { progress, newest }
    },

    changedDays: async (after: number, upTo: number): Promise<string[]> =>
      (await run<{ day: string }>(changedDaysSql, [restaurantId, after, upTo])).map(({ day }) => day),

    hasMoreOrders: async (limit: number): Promise<boolean> =>
      (await run<{ hasMore: boolean }>(hasMoreOrdersSql, [restaurantId, limit]))[0]?.hasMore ?? false,

    /** Recomputes one month after another, so that each statement stays short. */
    replaceAll: async (): Promise<void> => {
      for (const statement of [...deleteAllSql, deleteMonthsSql]) await run(statement, [restaurantId])
      for (const month of await months()) {
        await replaceDays(month)
        await replaceMonths(month)
      }
    },

    saveProgress: async (seq: number, timeZone: string): Promise<void> => {
      await run(saveProgressSql, [restaurantId, seq, timeZone])
    },
  }
}

/** The database's error code when a lock was not free in time. */
const lockNotAvailable = '55P03'

/** Whether a brief wait for the lock of totals has ended without the lock. */
export const isStillLocked = (error: unknown): boolean => codeOf(error) === lockNotAvailable

/** Whether the totals of a restaurant were ever computed. */
export const hasTotals = async (query: Query, restaurantId: string): Promise<boolean> => {
  const [progress] = await query<{ seq: number }>(readProgressSql, [restaurantId])
  return progress !== undefined && progress.seq >= 0
}

export const listBehind = async (query: Query): Promise<string[]> =>
  (await query<{ restaurantId: string }>(listBehindSql, [])).map(({ restaurantId }) => restaurantId)

export type TotalsConnection = Pick<Connection, 'transact' | 'query'>
