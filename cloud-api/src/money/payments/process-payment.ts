import type { Language } from '@sufra/shared/localized-text'
import { zero } from '@sufra/shared/money'
import { sourceProblem, type PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { awaitingMessage, processedMessage, type PaymentPayload } from '@sufra/shared/payments/payment.routes'
import { v7 as uuidv7 } from 'uuid'
import type { PlaceOrder } from '../../ordering/orders/placing/place-order.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { Visits } from '../../ordering/visits/visits.ts'
import type { Authorise } from './calls/authorise.ts'
import type { PaymentGateway, PaymentSource } from './gateway/payment-gateway.ts'
import type { ReadOutcome } from './resolve-payment.ts'
import type { SavedCardsStore } from './saved-cards/saved-cards.store.ts'

type Deps = {
  placeOrder: PlaceOrder
  gateway: PaymentGateway
  authorise: Authorise
  readOutcome: ReadOutcome
  visits: Pick<Visits, 'read'>
  savedCards: Pick<SavedCardsStore, 'readSource'>
  now: () => Date
}
type Caller = { key: string | undefined; networkAddress: string; baseUrl: string; language: Language }

/** An order without a price needs no payment, whatever was chosen: no gateway is called, and no cash is requested. */
const withoutFreePayment = (payload: PaymentPayload): PaymentPayload =>
  payload.totalPrice === 0 ? { ...payload, paymentMethod: 'Cash', cashAmount: zero, source: undefined } : payload

/**
 * Places an order and pays it. A cash order is placed immediately; any other order is placed hidden, with its call to the payment gateway
 * stored, and then the payment gateway is called. One idempotency key places one order with one authorisation: a repeated request returns
 * its outcome. Refuses like placing an order, and `payment.source_required`, `payment.method_unavailable`, `payment.saved_card_unknown` and
 * `payment.declined_*`.
 */
export const createProcessPayment = ({ placeOrder, gateway, authorise, readOutcome, visits, savedCards, now }: Deps) => {
  const payByGateway = async (payload: PaymentPayload, given: PaymentSourceInput, caller: Caller) => {
    const callId = uuidv7()
    let source: PaymentSource | undefined
    const authorisation = {
      call_id: callId,
      payment_gateway: gateway.name,
      check: async () => {
        source = await savedCards.readSource(visits.read(payload.restaurantId, payload.visit).deviceId, given, now())
      },
    }
    const { orderId, isRepeated } = await placeOrder(payload, { ...caller, authorisation })
    if (!isRepeated && source) {
      const savesCard = given.kind === 'card' && given.saves
      const { baseUrl, language } = caller
      await authorise(payload, { payerId: orderId, callId, source, savesCard, baseUrl, language })
    }
    const outcome = await readOutcome({ restaurantId: payload.restaurantId, key: caller.key ?? '' })
    if (outcome.outcome === 'declined') throw refused(outcome.error)
    if (outcome.outcome === 'placed') return { message: processedMessage, orderId, orderNumber: outcome.orderNumber }
    if (outcome.outcome !== 'awaiting') throw refused('order.withdrawn')
    return { message: awaitingMessage, orderId, orderNumber: outcome.orderNumber, challengeUrl: outcome.challengeUrl }
  }

  return async (given: PaymentPayload, caller: Caller) => {
    const payload = withoutFreePayment(given)
    const problem = sourceProblem(payload.paymentMethod, payload.source)
    if (problem) throw refused(problem)
    if (payload.source) return payByGateway(payload, payload.source, caller)
    const { orderId, orderNumber } = await placeOrder(payload, { ...caller, authorisation: undefined })
    return { message: processedMessage, orderId, orderNumber }
  }
}

export type ProcessPayment = ReturnType<typeof createProcessPayment>
