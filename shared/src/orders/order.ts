import { z } from 'zod'
import { id, localizedText, orderId, qar, timestamp } from '../contract/wire.ts'
import { paymentMethods, paymentStates } from '../payments/payment-state.ts'
import type { CustomerDetails } from './customer-details.ts'
import { allCancelReasons } from './cancel-reason.ts'
import { orderStatuses } from './order-status.ts'
import { orderTypes } from './order-type.ts'

/**
 * `paid`: the amount received so far; `refunded`: the amount that has been returned, or is about to be. Both are absent from orders that an
 * older release sent.
 */
export const orderPayment = z.object({
  method: z.enum(paymentMethods),
  /** Absent from orders paid in cash, and from those stored by an older release. */
  state: z.enum(paymentStates).optional(),
  cashAmount: qar.nullable(),
  change: qar.nullable(),
  paid: qar.optional(),
  refunded: qar.optional(),
  /** The amount that the gateway has declined to return, until it is returned in another way. */
  declinedRefund: qar.optional(),
  /** The amount paid by shares of a table's bill through the gateway, which returns it when the order is cancelled. Absent from then on. */
  returnableShare: qar.optional(),
})

/** A line of an order. It has its own copy of names and prices, since the menu may change. */
export const orderLine = z.object({
  itemId: id,
  name: localizedText,
  quantity: z.int(),
  pricePerItem: qar,
  addOns: z.array(
    z.object({
      addOnTitle: localizedText,
      options: z.array(z.object({ optionName: localizedText, pricing: qar, quantity: z.int() })),
    }),
  ),
  total: qar,
  /** A remark for the kitchen about this line; absent from lines without one. */
  note: z.string().optional(),
})

/**
 * An order as shown to its diner. `version` counts its changes. Times: `acknowledgedAt`, a counter device acknowledged it; `acceptedAt`,
 * the staff accepted it; `silencedAt`, the staff silenced it; `unreachableAt`, the platform found that no device had acknowledged it;
 * `heldAt`, it was held because its phone is new to the restaurant; `promisedAt`, it should be ready.
 */
export const order = z.object({
  orderId,
  orderNumber: z.int(),
  restaurantId: id,
  version: z.int(),
  status: z.enum(orderStatuses),
  orderType: z.enum(orderTypes),
  tableId: id.nullable(),
  tableNumber: z.int().nullable(),
  items: z.array(orderLine),
  totalPrice: qar,
  currency: z.literal('QAR'),
  orderInstructions: z.string(),
  payment: orderPayment,
  placedAt: timestamp,
  acknowledgedAt: timestamp.nullable(),
  silencedAt: timestamp.nullable(),
  unreachableAt: timestamp.nullable(),
  heldAt: timestamp.nullable().default(null),
  acceptedAt: timestamp.nullable(),
  promisedAt: timestamp.nullable(),
  closedAt: timestamp.nullable(),
  cancelReason: z.enum(allCancelReasons).nullable(),
  /** The times when its diner last called a waiter, and when the counter last answered a call. Absent until then. */
  waiterCalledAt: timestamp.optional(),
  /**
   * The time when a counter device last acknowledged a call; null before that. Absent until a call, and from a server whose calls are not
   * acknowledged.
   */
  waiterAcknowledgedAt: timestamp.nullable().optional(),
  waiterComingAt: timestamp.optional(),
  /** The time when a counter first reported that its ticket was printed. Absent until then. */
  printedAt: timestamp.optional(),
})

/**
 * The order as shown to the counter, with the customer. `closedAutomatically`: the platform closed it after the end of its business day, because it
 * had not been marked as delivered.
 */
export const counterOrder = order.extend({
  closedAutomatically: z.boolean(),
  /** Whether an earlier order of the same phone number was delivered. */
  isRepeatCustomer: z.boolean().default(false),
  customerDetails: z.object({
    customerName: z.string(),
    mobileNumber: z.string(),
    vehicleModel: z.string(),
    vehicleNumber: z.string(),
    vehicleColor: z.string(),
  }) satisfies z.ZodType<CustomerDetails>,
})

export type OrderPayment = z.output<typeof orderPayment>
export type OrderLine = z.output<typeof orderLine>
export type Order = z.output<typeof order>
export type CounterOrder = z.output<typeof counterOrder>
/** The order on the wire: money in QAR. */
export type OrderOnWire = z.input<typeof order>
export type CounterOrderOnWire = z.input<typeof counterOrder>
