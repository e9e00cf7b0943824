import type { Call } from '@sufra/shared/contract/client'
import { cartTotal } from '@sufra/shared/cart/cart-total'
import {
  awaitingMessage,
  paymentPayload,
  processedMessage,
  processPayment,
  resolvePayment,
  type PaymentOutcome,
} from '@sufra/shared/payments/payment.routes'
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { ApiError } from '@sufra/shared/contract/api-error'
import { z } from 'zod'
import type { OrderSnapshot } from '../common/session/session-fields.ts'
import type { Visits } from '../common/session/visits.ts'
import type { AwaitingPayment, PlacedOrder } from './placed-order.ts'

// The content security policy of the page forbids eval, which zod's JIT uses.
z.config({ jitless: true })

type Sent = PlacedOrder | AwaitingPayment | undefined

/**
 * Sends a confirmed snapshot. Its idempotency key makes it one order, however often it is sent. `source`: the means of payment, except for
 * cash. Throws ApiError. Returns undefined when the response lacks the message of success (spec §7).
 */
export const sendOrder = async (call: Call, visits: Visits, snapshot: OrderSnapshot, source?: PaymentSourceInput): Promise<Sent> => {
  const isSeated = snapshot.orderType === 'Dine-in'
  const where = { restaurantId: snapshot.restaurantId, tableId: isSeated ? snapshot.tableId : '' }
  try {
    return await sendWith(call, snapshot, source, await visits.get(where))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // During a deploy an older server without visits may respond. It accepts the order without a visit.
    if (error.code === 'request.not_found') return sendWith(call, snapshot, source, '')
    if (error.code !== 'visit.expired') throw error
    return sendWith(call, snapshot, source, await visits.renew(where))
  }
}

const sendWith = async (call: Call, snapshot: OrderSnapshot, source: PaymentSourceInput | undefined, visit: string): Promise<Sent> => {
  const { key, cart, customerDetails, restaurantId, tableNumber, tableId, orderType, orderInstructions, paymentMethod, cashAmount } =
    snapshot
  const isSeated = orderType === 'Dine-in'
  const body = z.encode(paymentPayload, {
    items: cart,
    totalPrice: cartTotal(cart),
    currency: 'QAR',
    paymentMethod,
    customerDetails,
    restaurantId,
    tableNumber: isSeated ? tableNumber : undefined,
    tableId: isSeated ? tableId : undefined,
    orderType,
    orderInstructions,
    cashAmount: paymentMethod === 'Cash' ? cashAmount : undefined,
    source,
    visit,
  })
  const { message, orderId, orderNumber, challengeUrl } = await call(processPayment, { body }, { idempotencyKey: key })
  if (message === awaitingMessage) return { isAwaiting: true, challengeUrl }
  // A UPI payment succeeds with HTTP 200, all others by the message (spec §7).
  return message === processedMessage || paymentMethod === 'UPI' ? { orderId, orderNumber } : undefined
}

/** Returns the outcome of a sent snapshot; with `withdraw` the server ensures that it is not placed later. Throws ApiError. */
export const resolveOrder = async (call: Call, { restaurantId, key }: OrderSnapshot, withdraw: boolean): Promise<PaymentOutcome> =>
  (await call(resolvePayment, { body: { restaurantId, key, withdraw } })).data
