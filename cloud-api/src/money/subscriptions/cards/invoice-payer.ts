import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { zero } from '@sufra/shared/money'
import { paymentProblem } from '@sufra/shared/subscriptions/invoice'
import { recordMemberEntry } from '../../../people/audit/audit-log.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { appendToFeed } from '../../../platform/feed/append-to-feed.ts'
import { lockCounters } from '../../../platform/feed/counters.store.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import type { GatewayCall } from '../../payments/calls/calls.store.ts'
import type { PayerRules, Settling } from '../../payments/calls/settle-call.ts'
import { amountsOf, readInvoice } from '../invoices/invoices.store.ts'
import type { PayInvoice } from '../invoices/pay-invoice.ts'
import { insertHistory, lockSubscription, type SubscriptionRow } from '../subscriptions.store.ts'
import { readCardPayment, setOutcome, type CardPaymentRow } from './card-payments.store.ts'

type Deps = {
  payInvoice: PayInvoice
  notifyFeed: (restaurantId: string) => void
  statusChanged: (restaurantId: string) => void
}
type SettlingInvoice = Settling<CardPaymentRow>

/** Whether an invoice still accepts the amount: it may have been paid by hand, or become void. */
const fits = async (tx: Db, { restaurantId, invoiceNumber, amount }: CardPaymentRow): Promise<boolean> => {
  const invoice = await readInvoice(tx, restaurantId, invoiceNumber)
  return invoice !== undefined && paymentProblem(amountsOf(invoice), amount) === undefined
}

/** A payment of an invoice by card, which is collected as soon as it is authorised. */
export const createInvoicePayer = ({ payInvoice, notifyFeed, statusChanged }: Deps): PayerRules<CardPaymentRow> => {
  const publish = async ({ tx, payer, at, after }: SettlingInvoice): Promise<void> => {
    await appendToFeed(tx, payer.restaurantId, [{ event: 'subscription_changed', data: { changedAt: at.toISOString() } }], at)
    after.add(notifyFeed)
  }

  /** Records in the history of the restaurant and the platform that the money is returned. */
  const giveBack = async (settling: SettlingInvoice): Promise<void> => {
    const { tx, payer, at } = settling
    const { restaurantId, invoiceNumber, amount } = payer
    await setOutcome(tx, payer, 'returned')
    await insertHistory(tx, restaurantId, { kind: 'card_payment_returned', at, details: { invoice: invoiceNumber, amount } })
    await publish(settling)
  }

  /** Pays the invoice with the captured money, and stores the member who paid. */
  const payBy = async ({ tx, payer, at, after }: SettlingInvoice, subscription: SubscriptionRow, call: GatewayCall): Promise<void> => {
    const { restaurantId, invoiceNumber, amount, requestedBy: memberId } = payer
    const today = dayOf(at, homeTimeZone)
    const paid = { amount, method: 'card', reference: call.gatewayReference ?? '', paidOn: today } as const
    const isRestored = await payInvoice(tx, subscription, invoiceNumber, paid, { today, at })
    await setOutcome(tx, payer, 'paid')
    const details = { invoice: invoiceNumber, amount }
    await recordMemberEntry(tx, { memberId, restaurantId, at, action: 'invoice_paid_by_card', details })
    if (isRestored) after.add(statusChanged)
  }

  return {
    kind: 'invoice',

    lock: async (tx, { restaurantId, payerId }) => {
      await lockCounters(tx, restaurantId)
      const payment = await readCardPayment(tx, { restaurantId, id: payerId })
      if (!payment) throw new Error('a call to the payment gateway has no payment')
      return payment
    },

    /** Collects the payment unless it was given up in between or the invoice no longer accepts it. */
    accept: async (settling) => {
      const { tx, payer } = settling
      if (payer.outcome === 'awaiting' && (await fits(tx, payer))) {
        await publish(settling)
        return 'collect'
      }
      await giveBack(settling)
      return 'return'
    },

    /** Lets the invoice be paid again. */
    fail: async (settling, { isDecided }) => {
      if (settling.payer.outcome !== 'awaiting') return false
      await setOutcome(settling.tx, settling.payer, isDecided ? 'declined' : 'given_up')
      await publish(settling)
      return true
    },

    applyCapture: async (settling, call) => {
      const { tx, payer } = settling
      if (payer.outcome !== 'awaiting') return call.amount
      const locked = await lockSubscription(tx, payer.restaurantId)
      if (!locked || !(await fits(tx, payer))) {
        await giveBack(settling)
        return call.amount
      }
      await payBy(settling, locked.subscription, call)
      await publish(settling)
      failpoint('before_invoice_paid_commit')
      return zero
    },
  }
}
