import type { OpeningHours } from '@sufra/shared/hours/opening-hours'
import type { Db } from '../../platform/db/connect.ts'
import type { ChangeMenu } from '../menu/change-menu.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { lockRestaurant, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'
import type { ChangedRestaurant } from './shown-hours.ts'

type Change = {
  restaurantId: string
  hours: OpeningHours | null
  /** The version that the page showed. */
  version: number
  /** Undefined leaves the value unchanged. */
  dayEndsAt?: number
  sittingIdleMinutes?: number
  /** Called in the transaction of the change. */
  inTransaction: (tx: Db, restaurant: ChangedRestaurant) => Promise<void>
}

/** Sorts the hours independently of the order of their input. */
const sorted = (hours: OpeningHours): OpeningHours => {
  const byOpening = (periods: OpeningHours['week'][number]) => periods.toSorted((one, other) => one.opens - other.opens)
  const special = hours.specialDays.map((days) => ({ ...days, periods: byOpening(days.periods) }))
  return {
    week: hours.week.map((periods) => byOpening(periods)),
    specialDays: special.toSorted((one, other) => one.from.localeCompare(other.from)),
    lastOrders: hours.lastOrders,
  }
}

/**
 * Changing hours changes the menu, whose version every order names: open phones get the hours immediately, and an order that was checked
 * before is checked again. Refuses `hours.changed` when someone else has changed them.
 */
export const createChangeHours =
  (changeMenu: ChangeMenu) =>
  async ({ restaurantId, hours, version, dayEndsAt, sittingIdleMinutes, inTransaction }: Change): Promise<void> => {
    await changeMenu(restaurantId, async (tx) => {
      const restaurant = await lockRestaurant(tx, restaurantId)
      if (!restaurant) throw refused('restaurant.not_found')
      if (restaurant.hoursVersion !== version) throw refused('hours.changed')
      const changed = {
        openingHours: hours && sorted(hours),
        hoursVersion: version + 1,
        dayEndsAt: dayEndsAt ?? restaurant.dayEndsAt,
        sittingIdleMinutes: sittingIdleMinutes ?? restaurant.sittingIdleMinutes,
      }
      await updateRestaurant(tx, restaurantId, changed)
      await inTransaction(tx, { ...restaurant, ...changed })
    })
  }
