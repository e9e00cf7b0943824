// Daily totals follow the feed: each change since the last run marks its business day, which is then recomputed completely from its orders.
import type { Day } from '@sufra/shared/dates/day'
import { monthOf } from '@sufra/shared/dates/months'
import { forEachRestaurant } from '../../platform/jobs/for-each-restaurant.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { createTotalsOf, hasTotals, isStillLocked, listBehind, type TotalsConnection } from './daily-totals.store.ts'

/** `isForReader`: waits only briefly, and leaves long computations to the job. */
type Options = { isRebuild?: boolean; isForReader?: boolean }

/** Maximum number of orders for which a reader computes the totals. */
const maxOrdersOfReader = 20_000

/** Earlier than the day of any order. */
const firstDay: Day = '0001-01-01'

/** Recomputes each day, and then each month once. */
const replaceChanged = async (totals: ReturnType<typeof createTotalsOf>, days: readonly Day[]) => {
  for (const day of days) await totals.replaceDays({ from: day, to: day })
  const oneOfEachMonth = new Map(days.map((day) => [monthOf(day), day])).values()
  for (const day of oneOfEachMonth) await totals.replaceMonths({ from: day, to: day })
}

export const createDailyTotals = (connection: TotalsConnection) => {
  let earliest: Day | undefined
  /**
   * Updates a restaurant's totals. They are rebuilt from all orders at first, when the feed no longer has all changes since the last run,
   * and when the time zone has changed. Does nothing for an unknown restaurant.
   */
  const update = async (restaurantId: string, { isRebuild = false, isForReader = false }: Options = {}): Promise<void> => {
    const changed = await connection.transact(async (tx) => {
      const totals = createTotalsOf(tx, restaurantId)
      const locked = await totals.lock({ isBrief: isForReader })
      if (!locked) return undefined
      const { progress, newest } = locked
      const isSame = progress.seq === newest.seq && progress.timeZone === newest.timeZone
      if (isSame && !isRebuild) return undefined
      const follows = progress.seq >= 0 && newest.isComplete && progress.timeZone === newest.timeZone
      if (isForReader && !follows && (await totals.hasMoreOrders(maxOrdersOfReader))) throw refused('report.preparing')
      const days = isRebuild || !follows ? undefined : await totals.changedDays(progress.seq, newest.seq)
      if (days) await replaceChanged(totals, days)
      else await totals.replaceAll()
      await totals.saveProgress(newest.seq, newest.timeZone)
      return days ?? [firstDay]
    })
    for (const day of changed ?? []) if (!earliest || day < earliest) earliest = day
  }

  /**
   * Updates totals for a reader. While the job computes many of them, the reader gets the previous ones, without the orders of the last
   * minutes. Refuses `report.preparing` when there are none yet.
   */
  const updateToRead = async (restaurantId: string): Promise<void> => {
    try {
      await update(restaurantId, { isForReader: true })
    } catch (error) {
      if (!isStillLocked(error)) throw error
      if (!(await hasTotals(connection.query, restaurantId))) throw refused('report.preparing')
    }
  }

  return {
    update,
    updateToRead,
    /** Returns the earliest day whose totals this process has changed since the last call. */
    takeEarliestChanged: (): Day | undefined => {
      const day = earliest
      earliest = undefined
      return day
    },
    rebuild: (restaurantId: string) => update(restaurantId, { isRebuild: true }),
    /**
     * Updates every restaurant whose totals are behind. Several processes may run it at the same time: each waits for the other's
     * restaurant.
     */
    updateAll: async (): Promise<void> => {
      await forEachRestaurant(await listBehind(connection.query), (restaurantId) => update(restaurantId))
    },
  }
}

export type DailyTotals = ReturnType<typeof createDailyTotals>
