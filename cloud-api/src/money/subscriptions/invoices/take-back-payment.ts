import type { Day } from '@sufra/shared/dates/day'
import { invoiceState, takeBackProblem } from '@sufra/shared/subscriptions/invoice'
import { recordAuditEntry } from '../../../people/audit/audit-log.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { insertHistory, releaseNotices } from '../subscriptions.store.ts'
import type { AnnounceInvoice } from './announce-invoice.ts'
import { amountsOf, markTakenBack, readInvoice, readPayment, refreshOpenDue } from './invoices.store.ts'

type Request = { restaurantId: string; paymentId: string; reason: string; adminId: string; today: Day; at: Date }

/**
 * Takes back a payment that was recorded by mistake. An invoice that was paid is open again: the restaurant is notified immediately, or by
 * the job when the invoice is late, which also deactivates the restaurant when the subscription has lapsed. The subscription must be
 * locked. Refuses `invoice.payment_not_found`, `invoice.paid_by_card` and `invoice.taken_back`.
 */
export const createTakeBackPayment =
  (announce: AnnounceInvoice) =>
  async (tx: Db, { restaurantId, paymentId, reason, adminId, today, at }: Request): Promise<void> => {
    const payment = await readPayment(tx, restaurantId, paymentId)
    const invoice = payment && (await readInvoice(tx, restaurantId, payment.invoiceNumber))
    if (!payment || !invoice) throw refused('invoice.payment_not_found')
    const problem = takeBackProblem({ method: payment.method, isTakenBack: payment.takenBackAt !== null })
    if (problem) throw refused(problem)
    await markTakenBack(tx, payment, { takenBackAt: at, takenBackBy: adminId, takeBackReason: reason })
    await refreshOpenDue(tx, restaurantId)
    const details = { invoice: invoice.number, amount: payment.amount }
    await insertHistory(tx, restaurantId, { kind: 'payment_taken_back', at, adminId, details })
    await recordAuditEntry(tx, {
      adminId,
      restaurantId,
      at,
      action: 'subscription_payment_taken_back',
      details: { ...details, reason, method: payment.method, reference: payment.reference, paidOn: payment.paidOn },
    })
    if (invoiceState(amountsOf(invoice)) !== 'paid') return
    await releaseNotices(tx, restaurantId, invoice.number)
    if (invoice.dueOn >= today) await announce(tx, 'invoice_due', invoice, at)
  }

export type TakeBackPayment = ReturnType<typeof createTakeBackPayment>
