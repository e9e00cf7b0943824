import { processedMessage, paymentPayload, processPayment } from '@sufra/shared/payments/payment.routes'
import { cartTotal } from '@sufra/shared/cart/cart-total'
import type { Dirhams } from '@sufra/shared/money'
import { z } from 'zod'
import { call } from '../app/api.ts'
import { useSession } from '../app/session.ts'

// The page's policy allows no code made at run time.
z.config({ jitless: true })

/**
 * Sends the order with what the diner will bring. The key makes it one order however often it is sent.
 * Throws ApiError; the 409s of the cart carry a quote. Undefined when the answer lacks the message of success (spec §7).
 */
export const payCash = async (
  cashAmount: Dirhams,
  idempotencyKey: string,
): Promise<{ orderId: string; orderNumber: number } | undefined> => {
  const { cart, customerDetails, restaurantId, tableNumber, tableId, orderSettings, orderInstructions } = useSession.getState()
  const isSeated = orderSettings.orderType === 'Dine-in'
  const body = z.encode(paymentPayload, {
    items: cart,
    totalPrice: cartTotal(cart),
    currency: 'QAR',
    paymentMethod: 'Cash',
    customerDetails,
    restaurantId,
    tableNumber: isSeated ? tableNumber : undefined,
    tableId: isSeated ? tableId : undefined,
    orderType: orderSettings.orderType,
    orderInstructions,
    cashAmount,
  })
  const { message, orderId, orderNumber } = await call(processPayment, { body }, { idempotencyKey })
  return message === processedMessage ? { orderId, orderNumber } : undefined
}
