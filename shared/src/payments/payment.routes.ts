import { z } from 'zod'
import { cartItem } from '../cart/cart.ts'
import { maxLines } from '../cart/limits.ts'
import { route } from '../contract/route.ts'
import { id, idempotencyKey, orderId, qar, typedText } from '../contract/wire.ts'
import { customerDetails } from '../orders/customer-details.ts'
import { orderTypes } from '../orders/order-type.ts'
import { visitToken } from '../visits/visit.routes.ts'

/** Far above any restaurant's tables, and within what the database counts with. */
const highestTableNumber = 100_000

export const paymentMethods = ['Cash', 'Card', 'UPI'] as const

/** Spec §7: what a diner sends to order and pay. `totalPrice` is a wish: the server computes it again. */
export const paymentPayload = z.object({
  items: z.array(cartItem).min(1, 'cart.empty').max(maxLines, 'cart.too_many_lines'),
  totalPrice: qar,
  currency: z.literal('QAR', 'payment.currency').default('QAR'),
  paymentMethod: z.enum(paymentMethods, 'payment.method_unavailable'),
  customerDetails: customerDetails.optional(),
  restaurantId: id,
  tableId: id.nullish(),
  tableNumber: z.int().positive().max(highestTableNumber).nullish(),
  orderType: z.enum(orderTypes).default('Dine-in'),
  orderInstructions: typedText(500, 'order.instructions_length').default(''),
  /** Of this restaurant, and of this table where one is named; an order at a table needs its code. */
  visit: visitToken.default(''),
  cashAmount: z.number('payment.cash_not_a_number').pipe(qar).optional(),
})
export type PaymentPayload = z.output<typeof paymentPayload>

/** The message by which a diner's page knows that cash was accepted (spec §7). */
export const processedMessage = 'Payment and order processed successfully' as const

export const processPayment = route({
  method: 'POST',
  path: '/api/payments/process-payment',
  access: 'anyone',
  summary: 'Places an order and pays it. Needs an Idempotency-Key: sent again with it, the first answer comes back',
  body: paymentPayload,
  reply: z.object({ success: z.literal(true), message: z.literal(processedMessage), orderId, orderNumber: z.int() }),
  repeat: 'by-key',
  offline: 'refuse',
})

/** What became of an order that was sent: it was placed, it can never be placed, or nothing is known of it (yet). */
const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('placed'), orderId, orderNumber: z.int() }),
  z.object({ outcome: z.literal('withdrawn') }),
  z.object({ outcome: z.literal('unknown') }),
])

export const resolvePayment = route({
  method: 'POST',
  path: '/api/payments/resolve',
  access: 'anyone',
  summary:
    'What became of an order whose answer was lost, by its Idempotency-Key. `withdraw` makes sure that a key that has placed nothing never will',
  body: z.object({ restaurantId: id, key: idempotencyKey, withdraw: z.boolean().default(false) }),
  reply: z.object({ success: z.literal(true), data: outcome }),
  repeat: 'safe',
  offline: 'refuse',
})
export type PaymentOutcome = z.output<typeof outcome>

/** The details of `cart.price_changed` and `cart.item_unavailable`: the cart at the prices of now. */
export const quote = z.object({
  totalPrice: qar,
  items: z.array(z.object({ itemId: id, isAvailable: z.boolean(), pricePerItem: qar, total: qar })),
})
export type Quote = z.output<typeof quote>
