// Daily totals follow the feed: what changed since the last run marks its business days, which are then computed again, whole, from their orders.
import { forEachRestaurant } from '../jobs/for-each-restaurant.ts'
import { createTotalsOf, listBehind, type TotalsConnection } from './daily-totals.store.ts'

type Options = { isRebuild?: boolean }

export const createDailyTotals = (connection: TotalsConnection) => {
  /**
   * Brings a restaurant's totals up to date. They are made anew from all orders when they are first made, when the feed no longer has all changes since,
   * and when the time zone has changed. Does nothing for an unknown restaurant.
   */
  const update = async (restaurantId: string, { isRebuild = false }: Options = {}): Promise<void> => {
    await connection.transact(async (tx) => {
      const totals = createTotalsOf(tx, restaurantId)
      const locked = await totals.lock()
      if (!locked) return
      const { progress, newest } = locked
      const isSame = progress.seq === newest.seq && progress.timeZone === newest.timeZone
      if (isSame && !isRebuild) return
      const follows = progress.seq >= 0 && newest.isComplete && progress.timeZone === newest.timeZone
      if (isRebuild || !follows) await totals.replaceAll()
      else for (const day of await totals.changedDays(progress.seq, newest.seq)) await totals.replaceDays({ from: day, to: day })
      await totals.saveProgress(newest.seq, newest.timeZone)
    })
  }

  return {
    update,
    rebuild: (restaurantId: string) => update(restaurantId, { isRebuild: true }),
    /** Of every restaurant whose totals are behind. Several processes may run it at once: each waits for the other's restaurant. */
    updateAll: async (): Promise<void> => {
      await forEachRestaurant(await listBehind(connection.query), (restaurantId) => update(restaurantId))
    },
  }
}

export type DailyTotals = ReturnType<typeof createDailyTotals>
