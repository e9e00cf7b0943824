import type { Language } from '@sufra/shared/localized-text'
import { openAmountOf, invoiceState } from '@sufra/shared/subscriptions/invoice'
import type { CardPayment } from '@sufra/shared/subscriptions/own-subscription.routes'
import { v7 as uuidv7 } from 'uuid'
import type { Connection } from '../../db/connect.ts'
import { failpoint } from '../../failpoints/failpoints.ts'
import { lockCounters } from '../../feed/counters.store.ts'
import type { Authorise } from '../../payments/calls/authorise.ts'
import type { PaymentGateway } from '../../payments/gateway/payment-gateway.ts'
import { refused } from '../../refusals/refused.ts'
import { amountsOf, readInvoice } from '../invoices/invoices.store.ts'
import { insertAuthorisation, readAwaiting, readNewestCardPayments, shownPayment } from './card-payments.store.ts'

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
  const reserve = (restaurantId: string, number: number, memberId: string) =>
    connection.transact(async (tx) => {
      await lockCounters(tx, restaurantId)
      const invoice = await readInvoice(tx, restaurantId, number)
      if (!invoice) throw refused('invoice.not_found')
      if (invoiceState(amountsOf(invoice)) !== 'open') throw refused('invoice.paid')
      if (await readAwaiting(tx, restaurantId, number)) return undefined
      const payment = { restaurantId, paymentId: uuidv7(), invoiceNumber: number, amount: openAmountOf(amountsOf(invoice)) }
      await insertAuthorisation(tx, { ...payment, gateway: gateway.name, requestedBy: memberId }, now())
      return payment
    })

  return async (number: number, { restaurantId, memberId, baseUrl, language }: Caller): Promise<CardPayment | null> => {
    if (!gateway.browserConfig({ baseUrl }).takesDebit) throw refused('payment.method_unavailable')
    const payment = await reserve(restaurantId, number, memberId)
    if (payment) {
      failpoint('after_card_payment_commit')
      const { paymentId, amount } = payment
      const request = { orderId: paymentId, attemptId: paymentId, source: { kind: 'debit' }, savesCard: false, baseUrl, language } as const
      await authorise({ restaurantId, totalPrice: amount }, { ...request, returnPath })
      await runDue()
    }
    return shownPayment((await readNewestCardPayments(connection.db, restaurantId)).get(number))
  }
}

export type PayByCard = ReturnType<typeof createPayByCard>
