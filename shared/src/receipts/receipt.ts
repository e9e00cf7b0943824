// What stands on the receipt of a paid order, and which orders have one.
import { z } from 'zod'
import { localizedText, qar, timestamp } from '../contract/wire.ts'
import { add, times, zero, type Dirhams } from '../money.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { Order } from '../orders/order.ts'
import { orderTypes } from '../orders/order-type.ts'
import { paymentMethods } from '../payments/payment-state.ts'
import { includedIn, includedKinds, type Rates } from './included.ts'

/** `receiptNumber` counts the receipts of a restaurant, without gaps. `taxNumber` is '' for a restaurant without one. */
export const receipt = z.object({
  receiptNumber: z.int(),
  issuedAt: timestamp,
  restaurant: z.object({
    name: localizedText,
    branchName: z.string(),
    address: z.string(),
    phone: z.string(),
    taxNumber: z.string(),
    timeZone: z.string(),
  }),
  order: z.object({
    orderNumber: z.int(),
    orderType: z.enum(orderTypes),
    tableNumber: z.int().nullable(),
    placedAt: timestamp,
    isCancelled: z.boolean(),
  }),
  lines: z.array(
    z.object({
      quantity: z.int(),
      name: localizedText,
      options: z.array(z.object({ quantity: z.int(), name: localizedText })),
      total: qar,
    }),
  ),
  total: qar,
  /** Parts of the total; empty unless the restaurant has enabled them. */
  included: z.array(z.object({ kind: z.enum(includedKinds), basisPoints: z.int(), amount: qar })),
  paymentMethod: z.enum(paymentMethods),
  /** How much was paid by each method; empty when everything was paid by `paymentMethod`. */
  paidBy: z.array(z.object({ method: z.enum(paymentMethods), amount: qar })),
  /** What was paid and not refunded: zero for an order that was cancelled before it was paid. */
  paid: qar,
  refunded: qar,
})
export type Receipt = z.output<typeof receipt>
/** As sent over the wire: money in QAR. */
export type ReceiptOnWire = z.input<typeof receipt>

/** A receipt's token is its link, unguessable like an order's id: 128 random bits, base64url. */
export const receiptToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'receipt.not_found')

type PaidOrder = Pick<Order, 'status' | 'acceptedAt' | 'payment'>

/** Whether an order is paid: its payment was captured, or the restaurant has accepted it and it is authorised or in cash. */
export const mayHaveReceipt = ({ status, acceptedAt, payment: { method, state } }: PaidOrder): boolean => {
  if (state === 'captured' || state === 'partly_refunded' || state === 'refunded') return true
  const isAccepted = acceptedAt !== null && status !== 'Cancelled'
  return isAccepted && (method === 'Cash' || state === 'authorised')
}

type RestaurantOfReceipt = Rates & {
  name: LocalizedText
  branchName: string
  address: string
  phone: string
  taxIdentificationNumber: string
  timeZone: string
}
/** `refunded`: the sum of the refunds so far; `shares`: what shares of the table's bill have paid by other methods. */
type Issued = Pick<Receipt, 'receiptNumber' | 'issuedAt'> & { refunded: Dirhams; shares?: Receipt['paidBy'] }

/** The amounts of each method. What shares have not paid is paid by the order's own method. */
const paidByOf = ({ totalPrice, payment: { method } }: Order, shares: Receipt['paidBy']): Receipt['paidBy'] => {
  const amounts = paymentMethods.map((each) => ({
    method: each,
    amount: add(zero, ...shares.filter((share) => share.method === each).map(({ amount }) => amount)),
  }))
  const rest = add(totalPrice, ...amounts.map(({ amount }) => times(amount, -1)))
  return amounts
    .map((each) => (each.method === method ? { ...each, amount: add(each.amount, rest) } : each))
    .filter(({ amount }) => amount > 0)
}

/** The receipt of an order. An issued receipt stays when its order is cancelled afterwards: it then shows that nothing was paid, or what was refunded. */
export const receiptOf = (order: Order, restaurant: RestaurantOfReceipt, { refunded, shares = [], ...issued }: Issued): Receipt => {
  const isPaid = mayHaveReceipt(order)
  const returned = order.payment.state === 'refunded' ? order.totalPrice : refunded
  const { name, branchName, address, phone, taxIdentificationNumber, timeZone } = restaurant
  const { orderNumber, orderType, tableNumber, placedAt } = order
  return {
    ...issued,
    restaurant: { name, branchName, address, phone, taxNumber: taxIdentificationNumber, timeZone },
    order: { orderNumber, orderType, tableNumber, placedAt, isCancelled: order.status === 'Cancelled' },
    lines: order.items.map(({ quantity, name: itemName, addOns, total }) => ({
      quantity,
      name: itemName,
      options: addOns.flatMap(({ options }) => options.map((option) => ({ quantity: option.quantity, name: option.optionName }))),
      total,
    })),
    total: order.totalPrice,
    included: includedIn(order.totalPrice, restaurant),
    paymentMethod: order.payment.method,
    paidBy: isPaid && shares.length > 0 ? paidByOf(order, shares) : [],
    paid: isPaid ? add(order.totalPrice, times(returned, -1)) : times(order.totalPrice, 0),
    refunded: returned,
  }
}
