import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { fitsPlan, type LimitedThing } from '@sufra/shared/subscriptions/plan-limits'
import type { RequirePlace } from '../../../people/restaurants/require-place.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { limitsOf, readPlanOf } from './plans.store.ts'

const codes = { tables: 'table.plan_limit', members: 'staff.plan_limit' } as const satisfies Record<LimitedThing, RefusalCode>

/**
 * Refuses, with a code for each kind, when the plan of a restaurant does not include this many more. Without a subscription it does
 * nothing. The caller must have locked the counted rows, so that two requests do not take the same place.
 */
export const requirePlace: RequirePlace = async (tx, restaurantId, { thing, used, added }) => {
  const plan = await readPlanOf(tx, restaurantId)
  if (plan && !fitsPlan(limitsOf(plan)[thing], used, added)) throw refused(codes[thing])
}
