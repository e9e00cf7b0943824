import { z } from 'zod'
import { cartItem } from '../cart/cart.ts'
import { maxLines } from '../cart/limits.ts'
import { route } from '../contract/route.ts'
import { done, id, idempotencyKey, orderId, qar, typedText } from '../contract/wire.ts'
import { customerDetails } from '../orders/customer-details.ts'
import { orderTypes } from '../orders/order-type.ts'
import { visitToken } from '../visits/visit.routes.ts'
import { declineReasons, declineRefusal } from './decline-reason.ts'
import { gatewayBrowserConfig, wallets } from './gateway-config.ts'
import { paymentSource } from './payment-source.ts'
import { paymentMethods } from './payment-state.ts'

/** Above the number of tables of any restaurant, and within the integer range of the database. */
const maxTableNumber = 100_000

/** The body of a payment, which places the order (spec §7). `totalPrice` is not trusted: the server calculates it again. */
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
  /** The visit must be of this restaurant, and of this table if there is one: an order at a table requires a scan of its code. */
  visit: visitToken.default(''),
  cashAmount: z.number('payment.cash_not_a_number').pipe(qar).optional(),
  /** Required by every method but cash (`sourceProblem`). */
  source: paymentSource.optional(),
})
export type PaymentPayload = z.output<typeof paymentPayload>

/** The message of a successful cash payment (spec §7), and of an authorised payment. */
export const processedMessage = 'Payment and order processed successfully' as const
/** The message while the diner's bank or the payment gateway has not decided yet. */
export const awaitingMessage = 'Payment is waiting for confirmation' as const

/** The page on which the diner confirms the payment to the bank (3-D Secure). Absent while the diner can only wait. */
const challengeUrl = z.string().optional()

export const processPayment = route({
  method: 'POST',
  path: '/api/payments/process-payment',
  permission: 'public',
  summary:
    'Places an order and pays it. Requires an Idempotency-Key: a repeated request places nothing and returns what has become of the first, which may still wait for confirmation. A declined payment is refused with 402, and the key stays declined',
  body: paymentPayload,
  reply: z.object({
    success: z.literal(true),
    message: z.enum([processedMessage, awaitingMessage]),
    orderId,
    orderNumber: z.int(),
    challengeUrl,
  }),
  idempotency: 'keyed',
})

/**
 * The outcome of a submitted order: placed, awaiting (its payment is not decided), declined, withdrawn (it can never be placed), or unknown (not known to
 * the server yet).
 */
const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('placed'), orderId, orderNumber: z.int() }),
  z.object({ outcome: z.literal('awaiting'), orderId, orderNumber: z.int(), challengeUrl }),
  z.object({ outcome: z.literal('declined'), error: z.enum(declineReasons.map(declineRefusal)) }),
  z.object({ outcome: z.literal('withdrawn') }),
  z.object({ outcome: z.literal('unknown') }),
])

export const resolvePayment = route({
  method: 'POST',
  path: '/api/payments/resolve',
  permission: 'public',
  summary:
    'Returns the outcome of an order whose response was lost, by its Idempotency-Key. `withdraw` ensures that a key without an order will never place one, and gives up a payment that is not decided',
  body: z.object({ restaurantId: id, key: idempotencyKey, withdraw: z.boolean().default(false) }),
  reply: z.object({ success: z.literal(true), data: outcome }),
  idempotency: 'safe',
})
export type PaymentOutcome = z.output<typeof outcome>

export const readPaymentOptions = route({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/payment-options',
  permission: 'public',
  summary: 'How an order can be paid at a restaurant, and what the page needs to show the fields of the payment gateway',
  params: z.object({ restaurantId: id }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      methods: z.array(z.enum(paymentMethods)),
      wallets: z.array(z.enum(wallets)),
      gateway: gatewayBrowserConfig.nullable(),
    }),
  }),
  idempotency: 'safe',
})

/** The gateway's own webhook. The gateway defines its body, and the signature covers its bytes. */
export const receiveWebhook = route({
  method: 'POST',
  path: '/api/payments/webhooks/:gateway',
  permission: 'public',
  summary: 'Takes a webhook of a payment gateway. Answers 204 to a signed one, however often it comes',
  params: z.object({ gateway: z.string().max(20) }),
  reply: done,
  idempotency: 'safe',
})

/** The details of `cart.price_changed` and `cart.item_unavailable`: the cart at current prices. */
export const quote = z.object({
  totalPrice: qar,
  items: z.array(z.object({ itemId: id, isAvailable: z.boolean(), pricePerItem: qar, total: qar })),
})
export type Quote = z.output<typeof quote>
