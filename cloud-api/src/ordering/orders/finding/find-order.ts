import { businessDayOf } from '@sufra/shared/dates/business-day'
import { findableHours, triesOfNumber } from '@sufra/shared/finding/find-order'
import type { Db } from '../../../platform/db/connect.ts'
import type { RateLimits } from '../../../platform/http/limits/rate-limits.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { readClock } from '../../../people/restaurants/restaurants.store.ts'
import type { Visits } from '../../visits/visits.ts'
import { findByMobile } from './finding.store.ts'

type Deps = {
  db: Db
  visits: Pick<Visits, 'read'>
  rateLimits: Pick<RateLimits, 'consume'>
  now: () => Date
}
type Search = { restaurantId: string; visit: string; orderNumber: string; lastDigits: string }

/**
 * Finds an order for a phone that has lost it. Each attempt counts for the order number before it is looked up, whether there is such an
 * order or not. Refuses `visit.expired`, `request.too_many`, and `order.not_found_by_digits` for an unknown number and for wrong digits
 * alike.
 */
export const createFindOrder =
  ({ db, visits, rateLimits, now }: Deps) =>
  async ({ restaurantId, visit, orderNumber, lastDigits }: Search) => {
    visits.read(restaurantId, visit)
    for (const limit of triesOfNumber)
      if (!(await rateLimits.consume('find-order', `${restaurantId} ${orderNumber}`, limit)).allowed) throw refused('request.too_many')
    const at = now()
    const clock = await readClock(db, restaurantId)
    const after = new Date(at.getTime() - findableHours * 3_600_000)
    const wanted = clock && { restaurantId, orderNumber: Number(orderNumber), lastDigits, businessDay: businessDayOf(at, clock), after }
    const found = wanted && (await findByMobile(db, wanted))
    if (!found) throw refused('order.not_found_by_digits')
    return found
  }

export type FindOrder = ReturnType<typeof createFindOrder>
