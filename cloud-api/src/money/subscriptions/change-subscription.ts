// Administrators' changes of a restaurant's subscription.
import { dayOf, type Day } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { InvoicePayment } from '@sufra/shared/subscriptions/invoice'
import { maxNoticesPerDay, type NoticeChannel } from '@sufra/shared/subscriptions/subscription-notice'
import { subscriptionState } from '@sufra/shared/subscriptions/subscription-state'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { AnnounceInvoice } from './invoices/announce-invoice.ts'
import { readOpenInvoices, refreshOpenDue, voidInvoicesAfter } from './invoices/invoices.store.ts'
import type { PayInvoice } from './invoices/pay-invoice.ts'
import type { TakeBackPayment } from './invoices/take-back-payment.ts'
import { periodsFrom } from './periods.ts'
import { readPlan, type PlanRow } from './plans/plans.store.ts'
import { countHistorySince, insertHistory, lockSubscription, updateSubscription, type SubscriptionRow } from './subscriptions.store.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  payInvoice: PayInvoice
  takeBackPayment: TakeBackPayment
  announce: AnnounceInvoice
  now: () => Date
  notifyFeed: (restaurantId: string) => void
  statusChanged: (restaurantId: string) => void
}
/** Whether anything changed; `status` when the change also restored the restaurant. */
type Change = boolean | 'status'
type Caller = {
  adminId: string
  restaurantId: string
  /** Called in the transaction of the change. */
  inTransaction: (tx: Db) => Promise<void>
}
type Locked = { subscription: SubscriptionRow; plan: PlanRow; today: Day; at: Date }

/** Voids unpaid invoices of periods that have not begun, and returns the end of the invoiced periods. */
const endOfInvoiced = async (tx: Db, { subscription, today, at }: Locked): Promise<Day> => {
  const voided = await voidInvoicesAfter(tx, subscription.restaurantId, today, at)
  await refreshOpenDue(tx, subscription.restaurantId)
  return voided ?? subscription.nextPeriodOn
}

const dayMilliseconds = 86_400_000
const later = (one: Day, other: Day) => (one > other ? one : other)

/** Locks the subscription, runs a change, and publishes it. Refuses `subscription.not_found`. */
const createRun =
  ({ connection, now, notifyFeed, statusChanged }: Pick<Deps, 'connection' | 'now' | 'notifyFeed' | 'statusChanged'>) =>
  async ({ restaurantId, inTransaction }: Caller, change: (tx: Db, locked: Locked) => Promise<Change>): Promise<void> => {
    const at = now()
    const changed = await connection.transact(async (tx) => {
      await lockCounters(tx, restaurantId)
      const locked = await lockSubscription(tx, restaurantId)
      if (!locked) throw refused('subscription.not_found')
      const what = await change(tx, { ...locked, today: dayOf(at, homeTimeZone), at })
      if (what) await appendToFeed(tx, restaurantId, [{ event: 'subscription_changed', data: { changedAt: at.toISOString() } }], at)
      await inTransaction(tx)
      return what
    })
    if (changed === 'status') statusChanged(restaurantId)
    else notifyFeed(restaurantId)
  }

export const createChangeSubscription = ({ payInvoice, takeBackPayment, announce, ...deps }: Deps) => {
  const run = createRun(deps)

  return {
    /** Refuses `plan.not_found`, `plan.not_offered`, `subscription.not_found` and, for another version, `subscription.changed`. */
    changePlan: (caller: Caller, planId: string, version: number): Promise<void> =>
      run(caller, async (tx, locked) => {
        const { subscription, plan: before, today, at } = locked
        const plan = await readPlan(tx, planId)
        if (!plan) throw refused('plan.not_found')
        if (plan.id === before.id && subscription.cancelledOn === null) return false
        if (subscription.version !== version) throw refused('subscription.changed')
        if (!plan.isOffered) throw refused('plan.not_offered')
        const { adminId, restaurantId } = caller
        const isRestarted = subscriptionState(subscription, today) === 'cancelled'
        const start = later(await endOfInvoiced(tx, locked), today)
        await updateSubscription(tx, restaurantId, { planId, cancelledOn: null, ...periodsFrom(start) })
        await insertHistory(tx, restaurantId, {
          kind: isRestarted ? 'restarted' : 'plan_changed',
          at,
          adminId,
          details: { plan: plan.name },
        })
        const details = { planBefore: before.name.en, plan: plan.name.en, from: start }
        await recordAuditEntry(tx, { adminId, restaurantId, at, action: 'subscription_plan_changed', details })
        return true
      }),

    /** Does nothing for a cancelled subscription. Refuses `subscription.not_found` and, for another version, `subscription.changed`. */
    cancel: (caller: Caller, version: number): Promise<void> =>
      run(caller, async (tx, locked) => {
        const { subscription, today, at } = locked
        if (subscription.cancelledOn !== null) return false
        if (subscription.version !== version) throw refused('subscription.changed')
        const { adminId, restaurantId } = caller
        const end = await endOfInvoiced(tx, locked)
        const cancelledOn = later(end, today)
        await updateSubscription(tx, restaurantId, { cancelledOn, ...periodsFrom(end) })
        await insertHistory(tx, restaurantId, { kind: 'cancelled', at, adminId })
        await recordAuditEntry(tx, { adminId, restaurantId, at, action: 'subscription_cancelled', details: { from: cancelledOn } })
        return true
      }),

    /** Refuses like `payInvoice`, `invoice.paid_on` for a future day, and `subscription.not_found`. */
    recordPayment: (caller: Caller, number: number, payment: InvoicePayment): Promise<void> =>
      run(caller, async (tx, { subscription, today, at }) => {
        if (payment.paidOn > today) throw refused('invoice.paid_on')
        const { adminId, restaurantId } = caller
        const isRestored = await payInvoice(tx, subscription, number, { ...payment, adminId }, { today, at })
        const { amount, method, reference } = payment
        const details = { invoice: number, amount, method, reference, paidOn: payment.paidOn }
        await recordAuditEntry(tx, { adminId, restaurantId, at, action: 'subscription_payment_recorded', details })
        return isRestored ? 'status' : true
      }),

    /** Refuses like `takeBackPayment`, and `subscription.not_found`. */
    takeBack: (caller: Caller, paymentId: string, reason: string): Promise<void> =>
      run(caller, async (tx, { today, at }) => {
        const { adminId, restaurantId } = caller
        await takeBackPayment(tx, { restaurantId, paymentId, reason, adminId, today, at })
        return true
      }),

    /** Sends notice of the first open invoice. Refuses `subscription.not_found`, `.nothing_due` and `.notified_often`. */
    notify: (caller: Caller, channels: NoticeChannel[]): Promise<void> =>
      run(caller, async (tx, { today, at }) => {
        const { adminId, restaurantId } = caller
        const [invoice] = await readOpenInvoices(tx, restaurantId)
        if (!invoice) throw refused('subscription.nothing_due')
        const notices = await countHistorySince(tx, restaurantId, 'notified', new Date(at.getTime() - dayMilliseconds))
        if (notices >= maxNoticesPerDay) throw refused('subscription.notified_often')
        await announce(tx, invoice.dueOn < today ? 'invoice_overdue' : 'invoice_due', invoice, at, channels)
        const details = { invoice: invoice.number, channels }
        await insertHistory(tx, restaurantId, { kind: 'notified', at, adminId, details })
        await recordAuditEntry(tx, { adminId, restaurantId, at, action: 'subscription_notified', details })
        return false
      }),
  }
}

export type ChangeSubscription = ReturnType<typeof createChangeSubscription>
