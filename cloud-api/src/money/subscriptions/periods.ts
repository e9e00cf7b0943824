// Reads a subscription's periods from its row, and starts them.
import type { Day } from '@sufra/shared/dates/day'
import { plusDays } from '@sufra/shared/reports/period'
import { periodStart } from '@sufra/shared/subscriptions/plan'
import type { Db } from '../../platform/db/connect.ts'
import type { PlanRow } from './plans/plans.store.ts'
import { insertHistory, insertSubscription, updateSubscription, type SubscriptionRow } from './subscriptions.store.ts'

/** Returns the first period without an invoice; `end` is the first day after it. */
export const nextPeriodOf = ({ anchorDay, invoicedPeriods }: SubscriptionRow, { period }: Pick<PlanRow, 'period'>) => ({
  start: periodStart(anchorDay, period, invoicedPeriods),
  end: periodStart(anchorDay, period, invoicedPeriods + 1),
})

/** Returns periods that are counted from this day. */
export const periodsFrom = (day: Day) => ({ anchorDay: day, invoicedPeriods: 0, nextPeriodOn: day })

/** Puts a restaurant on a plan, with its trial from today. Returns false when it has a subscription already. */
export const startSubscription = async (
  tx: Db,
  restaurantId: string,
  plan: PlanRow,
  { today, at }: { today: Day; at: Date },
): Promise<boolean> => {
  const trialEndsOn = plusDays(today, plan.trialDays)
  const isNew = await insertSubscription(tx, { restaurantId, planId: plan.id, trialEndsOn, ...periodsFrom(trialEndsOn) })
  if (isNew) await insertHistory(tx, restaurantId, { kind: 'started', at, details: { plan: plan.name } })
  return isNew
}

/** Moves the next period on after its invoice was issued. */
export const countPeriod = (tx: Db, { restaurantId, invoicedPeriods }: SubscriptionRow, end: Day): Promise<void> =>
  updateSubscription(tx, restaurantId, { invoicedPeriods: invoicedPeriods + 1, nextPeriodOn: end })
