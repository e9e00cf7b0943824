import { z } from 'zod'
import { cartItem } from '../cart/cart.ts'
import { maxLines } from '../cart/limits.ts'
import { route } from '../contract/route.ts'
import { id, idempotencyKey, orderId, qar, typedText } from '../contract/wire.ts'
import { customerDetails } from '../orders/customer-details.ts'
import { orderTypes } from '../orders/order-type.ts'
import { visitToken } from '../visits/visit.routes.ts'
import { paymentMethods } from './payment-state.ts'

/** Far above the number of tables of any restaurant, and within the integer range of the database. */
const maxTableNumber = 100_000

/** Spec §7: the body of a payment, which places the order. `totalPrice` is not trusted: the server computes it again. */
export const paymentPayload = z.object({
  items: z.array(cartItem).min(1, 'cart.empty').max(maxLines, 'cart.too_many_lines'),
  totalPrice: qar,
  currency: z.literal('QAR', 'payment.currency').default('QAR'),
  paymentMethod: z.enum(paymentMethods, 'payment.method_unavailable'),
  customerDetails: customerDetails.optional(),
  restaurantId: id,
  tableId: id.nullish(),
  tableNumber: z.int().positive().max(maxTableNumber).nullish(),
  orderType: z.enum(orderTypes).default('Dine-in'),
  orderInstructions: typedText(500, 'order.instructions_length').default(''),
  /** A visit of this restaurant, and of this table if one is given: an order at a table requires that its code was scanned. */
  visit: visitToken.default(''),
  cashAmount: z.number('payment.cash_not_a_number').pipe(qar).optional(),
})
export type PaymentPayload = z.output<typeof paymentPayload>

/** The message of a successful cash payment (spec §7). */
export const processedMessage = 'Payment and order processed successfully' as const

export const processPayment = route({
  method: 'POST',
  path: '/api/payments/process-payment',
  permission: 'public',
  summary: 'Places an order and pays it. Requires an Idempotency-Key: a repeated request returns the first response',
  body: paymentPayload,
  reply: z.object({ success: z.literal(true), message: z.literal(processedMessage), orderId, orderNumber: z.int() }),
  idempotency: 'keyed',
  offline: 'reject',
})

/** The outcome of a submitted order: placed, withdrawn (it can never be placed), or unknown (not known to the server yet). */
const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('placed'), orderId, orderNumber: z.int() }),
  z.object({ outcome: z.literal('withdrawn') }),
  z.object({ outcome: z.literal('unknown') }),
])

export const resolvePayment = route({
  method: 'POST',
  path: '/api/payments/resolve',
  permission: 'public',
  summary:
    'Returns the outcome of an order whose response was lost, by its Idempotency-Key. `withdraw` ensures that a key without an order will never place one',
  body: z.object({ restaurantId: id, key: idempotencyKey, withdraw: z.boolean().default(false) }),
  reply: z.object({ success: z.literal(true), data: outcome }),
  idempotency: 'safe',
  offline: 'reject',
})
export type PaymentOutcome = z.output<typeof outcome>

/** The details of `cart.price_changed` and `cart.item_unavailable`: the cart at current prices. */
export const quote = z.object({
  totalPrice: qar,
  items: z.array(z.object({ itemId: id, isAvailable: z.boolean(), pricePerItem: qar, total: qar })),
})
export type Quote = z.output<typeof quote>
