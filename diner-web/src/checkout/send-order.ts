import type { Call } from '@sufra/shared/contract/client'
import { cartTotal } from '@sufra/shared/cart/cart-total'
import {
  paymentPayload,
  processedMessage,
  processPayment,
  resolvePayment,
  type PaymentOutcome,
} from '@sufra/shared/payments/payment.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { z } from 'zod'
import type { OrderSnapshot } from '../common/session/session-fields.ts'
import type { Visits } from '../common/session/visits.ts'
import type { PlacedOrder } from './placed-order.ts'

// The Content Security Policy of the page forbids eval, which zod's JIT uses.
z.config({ jitless: true })

/**
 * Sends a confirmed snapshot. Its idempotency key makes it one order however often it is sent.
 * Throws ApiError. Returns undefined when the response lacks the message of success (spec §7).
 */
export const sendOrder = async (call: Call, visits: Visits, snapshot: OrderSnapshot): Promise<PlacedOrder | undefined> => {
  const isSeated = snapshot.orderType === 'Dine-in'
  const where = { restaurantId: snapshot.restaurantId, tableId: isSeated ? snapshot.tableId : '' }
  try {
    return await sendWith(call, snapshot, await visits.get(where))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // During a deploy an older server without visits may respond: it accepts the order without one.
    if (error.code === 'request.not_found') return sendWith(call, snapshot, '')
    if (error.code !== 'visit.expired') throw error
    return sendWith(call, snapshot, await visits.renew(where))
  }
}

const sendWith = async (call: Call, snapshot: OrderSnapshot, visit: string): Promise<PlacedOrder | undefined> => {
  const { key, cart, customerDetails, restaurantId, tableNumber, tableId, orderType, orderInstructions, cashAmount } = snapshot
  const isSeated = orderType === 'Dine-in'
  const body = z.encode(paymentPayload, {
    items: cart,
    totalPrice: cartTotal(cart),
    currency: 'QAR',
    paymentMethod: 'Cash',
    customerDetails,
    restaurantId,
    tableNumber: isSeated ? tableNumber : undefined,
    tableId: isSeated ? tableId : undefined,
    orderType,
    orderInstructions,
    cashAmount,
    visit,
  })
  const { message, orderId, orderNumber } = await call(processPayment, { body }, { idempotencyKey: key })
  return message === processedMessage ? { orderId, orderNumber } : undefined
}

/** Returns the outcome of a sent snapshot; with `withdraw` the server ensures that it is not placed later. Throws ApiError. */
export const resolveOrder = async (call: Call, { restaurantId, key }: OrderSnapshot, withdraw: boolean): Promise<PaymentOutcome> =>
  (await call(resolvePayment, { body: { restaurantId, key, withdraw } })).data
