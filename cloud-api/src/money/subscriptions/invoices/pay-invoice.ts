import type { Day } from '@sufra/shared/dates/day'
import { invoiceState, paymentProblem, type InvoicePaymentMethod } from '@sufra/shared/subscriptions/invoice'
import { isEnded, subscriptionState } from '@sufra/shared/subscriptions/subscription-state'
import type { Dirhams } from '@sufra/shared/money'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import type { ChangeAccess } from '../change-access.ts'
import { periodsFrom } from '../periods.ts'
import { insertHistory, updateSubscription, type SubscriptionRow } from '../subscriptions.store.ts'
import type { AnnounceInvoice } from './announce-invoice.ts'
import { amountsOf, insertPayment, readInvoice, refreshOpenDue } from './invoices.store.ts'

type Deps = { announce: AnnounceInvoice; restorePaid: ChangeAccess['restorePaid'] }
type Payment = { amount: Dirhams; method: InvoicePaymentMethod; reference: string; paidOn: Day; adminId?: string }
type When = { today: Day; at: Date }

/** After the lapsed invoice is paid, the days without the subscription are not charged: periods begin again today. */
const restart = async (tx: Db, { restaurantId, nextPeriodOn }: SubscriptionRow, { today, at }: When) => {
  if (nextPeriodOn < today) await updateSubscription(tx, restaurantId, periodsFrom(today))
  await insertHistory(tx, restaurantId, { kind: 'restarted', at })
}

/**
 * Records a payment of an invoice, and the effects of its full payment: with nothing else overdue, a restaurant that was deactivated
 * because of it is restored. Returns whether it was restored. The subscription must be locked. Refuses `invoice.not_found`, `invoice.paid`
 * and `invoice.too_much`.
 */
export const createPayInvoice =
  ({ announce, restorePaid }: Deps) =>
  async (
    tx: Db,
    subscription: SubscriptionRow,
    number: number,
    { adminId, ...payment }: Payment,
    { today, at }: When,
  ): Promise<boolean> => {
    const { restaurantId } = subscription
    const invoice = await readInvoice(tx, restaurantId, number)
    if (!invoice) throw refused('invoice.not_found')
    const problem = paymentProblem(amountsOf(invoice), payment.amount)
    if (problem) throw refused(problem)
    const recorded = { recordedAt: at, recordedBy: adminId ?? null }
    await insertPayment(tx, { restaurantId, id: uuidv7(), invoiceNumber: number, ...payment, ...recorded })
    const details = { invoice: number, amount: payment.amount }
    await insertHistory(tx, restaurantId, { kind: 'payment_recorded', at, details, ...(adminId !== undefined && { adminId }) })
    const after = { ...invoice, paid: invoice.paid + payment.amount }
    if (invoiceState(amountsOf(after)) !== 'paid') return false
    await insertHistory(tx, restaurantId, { kind: 'invoice_paid', at, details: { invoice: number } }, `paid:${number}`)
    await announce(tx, 'invoice_paid', invoice, at)
    const openDueOn = await refreshOpenDue(tx, restaurantId)
    const isOwing = openDueOn !== null && openDueOn < today
    const hadLapsed = subscriptionState(subscription, today) === 'lapsed'
    if (hadLapsed && !isEnded(subscriptionState({ ...subscription, openDueOn }, today))) await restart(tx, subscription, { today, at })
    return !isOwing && (await restorePaid(tx, restaurantId, at))
  }

export type PayInvoice = ReturnType<typeof createPayInvoice>
