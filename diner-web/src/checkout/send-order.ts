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
import type { OrderSnapshot } from '../app/session-fields.ts'
import type { Visits } from '../app/visits.ts'
import type { PlacedOrder } from './placed-order.ts'

// The page's policy allows no code made at run time.
z.config({ jitless: true })

/**
 * Sends what the diner confirmed. The key makes it one order however often it is sent.
 * Throws ApiError. Undefined when the answer lacks the message of success (spec §7).
 */
export const sendOrder = async (call: Call, visits: Visits, snapshot: OrderSnapshot): Promise<PlacedOrder | undefined> => {
  const isSeated = snapshot.orderType === 'Dine-in'
  const where = { restaurantId: snapshot.restaurantId, tableId: isSeated ? snapshot.tableId : '' }
  try {
    return await sendWith(call, snapshot, await visits.get(where))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A copy of the server before visits answers during a deploy: it takes the order without one.
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

/** What became of a snapshot that was sent; with `withdraw` it is made sure that it is not placed any more. Throws ApiError. */
export const resolveOrder = async (call: Call, { restaurantId, key }: OrderSnapshot, withdraw: boolean): Promise<PaymentOutcome> =>
  (await call(resolvePayment, { body: { restaurantId, key, withdraw } })).data
