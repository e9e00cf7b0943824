import { dayOf, type Day } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { plusDays } from '@sufra/shared/reports/period'
import {
  dueDayOf,
  isEnded,
  isTimeToIssue,
  lastLapsedDueDay,
  subscriptionDays,
  subscriptionState,
} from '@sufra/shared/subscriptions/subscription-state'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { lockCounters } from '../../../platform/feed/counters.store.ts'
import { forEachRestaurant } from '../../../platform/jobs/for-each-restaurant.ts'
import type { AnnounceInvoice } from '../invoices/announce-invoice.ts'
import { insertInvoice, refreshOpenDue } from '../invoices/invoices.store.ts'
import { countPeriod, nextPeriodOf } from '../periods.ts'
import { insertHistory, lockSubscription } from '../subscriptions.store.ts'
import type { DueSubscriptionsStore } from './due-subscriptions.store.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  due: DueSubscriptionsStore
  announce: AnnounceInvoice
  now: () => Date
  notifyFeed: (restaurantId: string) => void
}

/**
 * Issues the invoice of the next period when it is time, once: the period is counted in the same transaction. Returns whether an invoice
 * was issued.
 */
const createIssue =
  (announce: AnnounceInvoice) =>
  async (tx: Db, restaurantId: string, today: Day, at: Date): Promise<boolean> => {
    await lockCounters(tx, restaurantId)
    const locked = await lockSubscription(tx, restaurantId)
    if (!locked) return false
    const { subscription, plan } = locked
    const { start, end } = nextPeriodOf(subscription, plan)
    const isOver = subscription.cancelledOn !== null || isEnded(subscriptionState(subscription, today))
    if (isOver || plan.price === 0 || !isTimeToIssue(start, today)) return false
    const dueOn = dueDayOf(start, today)
    const { name, price: amount } = plan
    const number = await insertInvoice(tx, { restaurantId, plan: name, amount, periodStart: start, periodEnd: end, issuedOn: today, dueOn })
    await countPeriod(tx, subscription, end)
    await refreshOpenDue(tx, restaurantId)
    await insertHistory(tx, restaurantId, { kind: 'invoice_issued', at, details: { invoice: number, amount } }, `issued:${number}`)
    await announce(tx, 'invoice_due', { restaurantId, number, amount, dueOn }, at)
    failpoint('before_invoice_commit')
    return true
  }

/** Issues the invoices of all periods that begin soon, and after a pause of the job also of periods that have begun. */
export const createIssueInvoices = ({ connection, due, announce, now, notifyFeed }: Deps) => {
  const issue = createIssue(announce)
  return async (): Promise<void> => {
    const at = now()
    const today = dayOf(at, homeTimeZone)
    const restaurants = await due.listToInvoice(plusDays(today, subscriptionDays.toPay), lastLapsedDueDay(today))
    await forEachRestaurant(restaurants, async (restaurantId) => {
      while (await connection.transact((tx) => issue(tx, restaurantId, today, at))) failpoint('after_invoice_commit')
      notifyFeed(restaurantId)
    })
  }
}
