import { pauseEnd, type PaceChange } from '@sufra/shared/hours/pace'
import { nextBusinessDay } from '@sufra/shared/dates/business-day'
import type { Db } from '../../platform/db/connect.ts'
import type { ChangeMenu } from '../menu/change-menu.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { lockRestaurant, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'
import type { ChangedRestaurant } from './shown-hours.ts'

type Change = {
  restaurantId: string
  change: PaceChange
  /** Called in the transaction of the change. */
  inTransaction: (tx: Db, restaurant: ChangedRestaurant) => Promise<void>
}
type PaceColumns = Pick<ChangedRestaurant, 'pausedUntil' | 'busyMinutes' | 'busyUntil'>

const changedColumns = (restaurant: ChangedRestaurant, { pause, busy }: PaceChange, now: Date): Partial<PaceColumns> => {
  const paused = pause === undefined ? {} : { pausedUntil: pause && pauseEnd(pause, now, restaurant) }
  if (busy === undefined) return paused
  return { ...paused, busyMinutes: busy ?? 0, busyUntil: busy && nextBusinessDay(now, restaurant) }
}

/**
 * A pause or busy time also changes the menu, so that open phones get it immediately and no order is placed during a pause. Both end
 * automatically, without a job.
 */
export const createChangePace =
  ({ changeMenu, now }: { changeMenu: ChangeMenu; now: () => Date }) =>
  async ({ restaurantId, change, inTransaction }: Change): Promise<void> => {
    await changeMenu(restaurantId, async (tx) => {
      const restaurant = await lockRestaurant(tx, restaurantId)
      if (!restaurant) throw refused('restaurant.not_found')
      const changed = changedColumns(restaurant, change, now())
      if (Object.keys(changed).length > 0) await updateRestaurant(tx, restaurantId, changed)
      await inTransaction(tx, { ...restaurant, ...changed })
    })
  }
