// Settles a card payment of an invoice by the decisions of the payment gateway, from the answer, a webhook or a look-up. The first decision
// counts.
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { dirhams, type Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import { paymentProblem } from '@sufra/shared/subscriptions/invoice'
import type { FastifyBaseLogger } from 'fastify'
import { recordMemberEntry } from '../../audit/audit-log.ts'
import type { Connection, Db } from '../../db/connect.ts'
import { appendToFeed } from '../../feed/append-to-feed.ts'
import { failpoint } from '../../failpoints/failpoints.ts'
import { lockCounters } from '../../feed/counters.store.ts'
import type { AttemptKey } from '../../payments/orders/order-payments.store.ts'
import { amountsOf, readInvoice } from '../invoices/invoices.store.ts'
import type { PayInvoice } from '../invoices/pay-invoice.ts'
import { insertHistory, lockSubscription } from '../subscriptions.store.ts'
import { answerAttempt, readCardPayment, sendOnce, setOutcome, type InvoiceAttempt } from './card-payments.store.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  payInvoice: PayInvoice
  notifyFeed: (restaurantId: string) => void
  statusChanged: (restaurantId: string) => void
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}
/** `restored`: the restaurant takes orders again. */
type Change = boolean | 'restored'
type Settled = { state: 'succeeded' | 'declined'; reference?: string | null; reason?: string | null; fee?: Dirhams | null; at: Date }

/** Whether an invoice still accepts the amount: it may have been paid by hand, or become void. */
const fits = async (tx: Db, { restaurantId, invoiceNumber, amount }: InvoiceAttempt): Promise<boolean> => {
  const invoice = await readInvoice(tx, restaurantId, invoiceNumber)
  return invoice !== undefined && paymentProblem(amountsOf(invoice), dirhams(amount)) === undefined
}

/** Returns the money, and records it in the history of the restaurant and the platform. */
const giveBack = async (tx: Db, payment: InvoiceAttempt, how: 'void' | 'refund', at: Date): Promise<void> => {
  const { restaurantId, invoiceNumber, amount } = payment
  await sendOnce(tx, payment, how, at)
  await setOutcome(tx, payment, 'returned')
  await insertHistory(tx, restaurantId, { kind: 'card_payment_returned', at, details: { invoice: invoiceNumber, amount } })
}

type Run = (tx: Db, payment: InvoiceAttempt, at: Date) => Promise<Change>

/** Locks the restaurant, runs a change of a payment, and publishes it. */
const createTransact =
  ({ connection, notifyFeed, statusChanged, now }: Pick<Deps, 'connection' | 'notifyFeed' | 'statusChanged' | 'now'>) =>
  async (key: AttemptKey, run: Run): Promise<Change> => {
    const changed = await connection.transact(async (tx) => {
      const at = now()
      await lockCounters(tx, key.restaurantId)
      const payment = await readCardPayment(tx, key)
      if (!payment) throw new Error('a call to the payment gateway has no payment')
      const what = await run(tx, payment, at)
      if (what) await appendToFeed(tx, key.restaurantId, [{ event: 'subscription_changed', data: { changedAt: at.toISOString() } }], at)
      return what
    })
    if (changed === 'restored') statusChanged(key.restaurantId)
    else if (changed) notifyFeed(key.restaurantId)
    return changed
  }

const fail = async (tx: Db, payment: InvoiceAttempt, to: 'declined' | 'given_up'): Promise<boolean> => {
  if (payment.outcome !== 'awaiting') return false
  await setOutcome(tx, payment, to)
  return true
}

export const createSettleCardPayment = ({ payInvoice, log, ...deps }: Deps) => {
  const transact = createTransact(deps)

  /** Records the captured money. */
  const applyCapture = async (tx: Db, payment: InvoiceAttempt, reference: string, at: Date): Promise<Change> => {
    const { restaurantId, invoiceNumber, amount } = payment
    const locked = await lockSubscription(tx, restaurantId)
    if (!locked || !(await fits(tx, payment))) {
      await giveBack(tx, payment, 'refund', at)
      return true
    }
    const today = dayOf(at, homeTimeZone)
    const paid = { amount: dirhams(amount), method: 'card', reference, paidOn: today } as const
    const isRestored = await payInvoice(tx, locked.subscription, invoiceNumber, paid, { today, at })
    await setOutcome(tx, payment, 'paid')
    const { requestedBy: memberId } = payment
    const details = { invoice: invoiceNumber, amount }
    if (memberId !== null) await recordMemberEntry(tx, { memberId, restaurantId, at, action: 'invoice_paid_by_card', details })
    failpoint('before_invoice_paid_commit')
    return isRestored ? 'restored' : true
  }

  return {
    /** Captures an authorised payment immediately, or voids it when it was given up in between or the invoice no longer accepts it. */
    authorised: async (key: AttemptKey, { reference }: { reference: string }): Promise<void> => {
      await transact(key, async (tx, payment, at) => {
        if (!(await answerAttempt(tx, key, { state: 'succeeded', reference, at }))) return false
        if (payment.outcome === 'awaiting' && (await fits(tx, payment))) {
          await sendOnce(tx, payment, 'capture', at)
          return true
        }
        await giveBack(tx, payment, 'void', at)
        return true
      })
      failpoint('after_card_authorised_commit')
    },

    declined: async (key: AttemptKey, reason: DeclineReason): Promise<void> => {
      await transact(key, async (tx, payment, at) => {
        if (!(await answerAttempt(tx, key, { state: 'declined', reason, at }))) return false
        return fail(tx, payment, 'declined')
      })
    },

    /** Lets the invoice be paid again although the gateway has not decided: if it authorises the payment later, that is voided. */
    giveUp: async (key: AttemptKey): Promise<boolean> => (await transact(key, (tx, payment) => fail(tx, payment, 'given_up'))) !== false,

    /** Settles an answered capture, void or refund. Returns whether it was undecided. */
    settle: async (key: AttemptKey, { state, reference, reason, fee, at }: Settled): Promise<boolean> => {
      let isDecided = false
      await transact(key, async (tx, payment) => {
        const answer = { state, reference, fee, reason: reason as DeclineReason | null, at } // the gateway's reason
        const attempt = await answerAttempt(tx, key, answer)
        if (!attempt) return false
        isDecided = true
        if (attempt.kind === 'capture' && state === 'succeeded') return applyCapture(tx, payment, reference ?? '', at)
        if (attempt.kind === 'capture') {
          await sendOnce(tx, payment, 'void', at)
          return fail(tx, payment, 'declined')
        }
        if (state === 'declined')
          log.error({ attemptId: attempt.id, kind: attempt.kind }, 'a card payment of an invoice could not be returned')
        return false
      })
      failpoint('after_card_settled_commit')
      return isDecided
    },
  }
}
