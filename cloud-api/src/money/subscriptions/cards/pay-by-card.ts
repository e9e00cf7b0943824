import type { Language } from '@sufra/shared/localized-text'
import { openAmountOf, invoiceState } from '@sufra/shared/subscriptions/invoice'
import type { CardPayment } from '@sufra/shared/subscriptions/own-subscription.routes'
import { v7 as uuidv7 } from 'uuid'
import type { Connection } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { lockCounters } from '../../../platform/feed/counters.store.ts'
import type { Authorise } from '../../payments/calls/authorise.ts'
import { beginCall } from '../../payments/calls/calls.store.ts'
import type { PaymentGateway } from '../../payments/gateway/payment-gateway.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { amountsOf, readInvoice } from '../invoices/invoices.store.ts'
import { insertCardPayment, isPaymentAwaiting, readNewestCardPayments } from './card-payments.store.ts'

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  gateway: Pick<PaymentGateway, 'name' | 'browserConfig'>
  authorise: Authorise
  /** Sends due calls to the gateway. */
  runDue: () => Promise<void>
  now: () => Date
}
type Caller = { restaurantId: string; memberId: string; baseUrl: string; language: Language }

/** The page to which the member returns. */
const returnPath = '/merchant/settings/payments-subscriptions'

/**
 * Pays the open amount of an invoice by a debit card, which always requires a confirmation on the page of the card's network. A payment
 * that waits for it is returned instead of a new one: an invoice is never paid twice. Refuses `invoice.not_found`, `invoice.paid` and
 * `payment.method_unavailable`.
 */
export const createPayByCard = ({ connection, gateway, authorise, runDue, now }: Deps) => {
  const reserve = (restaurantId: string, number: number, requestedBy: string) =>
    connection.transact(async (tx) => {
      await lockCounters(tx, restaurantId)
      const invoice = await readInvoice(tx, restaurantId, number)
      if (!invoice) throw refused('invoice.not_found')
      if (invoiceState(amountsOf(invoice)) !== 'open') throw refused('invoice.paid')
      if (await isPaymentAwaiting(tx, restaurantId, number)) return undefined
      const payment = { restaurantId, id: uuidv7(), amount: openAmountOf(amountsOf(invoice)) }
      const at = now()
      await insertCardPayment(tx, { ...payment, invoiceNumber: number, outcome: 'awaiting', requestedAt: at, requestedBy })
      const call = { payerKind: 'invoice', payerId: payment.id, kind: 'authorise', gateway: gateway.name, method: 'Card' } as const
      await beginCall(tx, { ...payment, ...call }, at)
      return payment
    })

  return async (number: number, { restaurantId, memberId, baseUrl, language }: Caller): Promise<CardPayment | null> => {
    if (!gateway.browserConfig({ baseUrl }).takesDebit) throw refused('payment.method_unavailable')
    const payment = await reserve(restaurantId, number, memberId)
    if (payment) {
      failpoint('after_card_payment_commit')
      const { id, amount } = payment
      const request = { payerId: id, callId: id, source: { kind: 'debit' }, savesCard: false, baseUrl, language } as const
      await authorise({ restaurantId, totalPrice: amount }, { ...request, returnPath })
      await runDue()
    }
    return (await readNewestCardPayments(connection.db, restaurantId)).get(number) ?? null
  }
}

export type PayByCard = ReturnType<typeof createPayByCard>
