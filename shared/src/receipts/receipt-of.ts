// Rules for receipts: which orders have one, and its content.
import type { LocalizedText } from '../localized-text.ts'
import { add, times, zero, type Dirhams } from '../money.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { paymentMethods, type PaymentMethod } from '../payments/payment-state.ts'
import { includedIn, type Rates } from './included.ts'
import type { Receipt } from './receipt.ts'

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
/** `refunded`: the sum of the refunds so far; `shares`: amounts that shares of the table's bill have paid by other methods. */
type Issued = Pick<Receipt, 'receiptNumber' | 'issuedAt'> & { refunded: Dirhams; shares?: Receipt['paidBy'] }

/**
 * The amount paid of the total: a gateway pays all of it, and cash counts as far as staff or shares of the table's bill have received it.
 */
const takenOf = ({ totalPrice, payment: { method, paid = zero } }: Order): Dirhams =>
  method === 'Cash' && paid < totalPrice ? paid : totalPrice

/** The amounts of each method. Amounts not paid by shares were paid by the order's own method. */
const paidByOf = (taken: Dirhams, method: PaymentMethod, shares: Receipt['paidBy']): Receipt['paidBy'] => {
  const amounts = paymentMethods.map((each) => ({
    method: each,
    amount: add(zero, ...shares.filter((share) => share.method === each).map(({ amount }) => amount)),
  }))
  const rest = add(taken, ...amounts.map(({ amount }) => times(amount, -1)))
  return amounts
    .map((each) => (each.method === method ? { ...each, amount: add(each.amount, rest) } : each))
    .filter(({ amount }) => amount > 0)
}

/** The refunded part of the total. An amount received in excess of it is returned first, and is on no receipt. */
const withoutExcess = ({ totalPrice, payment: { paid = zero } }: Order, refunded: Dirhams): Dirhams => {
  const excess = paid > totalPrice ? add(paid, times(totalPrice, -1)) : zero
  return refunded > excess ? add(refunded, times(excess, -1)) : zero
}

/** A line of an order as it is printed. */
export const lineOf = ({
  quantity,
  name,
  addOns,
  total,
}: Pick<OrderLine, 'quantity' | 'name' | 'addOns' | 'total'>): Receipt['lines'][number] => ({
  quantity,
  name,
  options: addOns.flatMap(({ options }) => options.map((option) => ({ quantity: option.quantity, name: option.optionName }))),
  total,
})

/**
 * The receipt of an order. An issued receipt remains after its order is cancelled: it then shows that nothing was paid, or the refunded
 * amount.
 */
export const receiptOf = (order: Order, restaurant: RestaurantOfReceipt, { refunded, shares = [], ...issued }: Issued): Receipt => {
  const taken = mayHaveReceipt(order) ? takenOf(order) : zero
  const due = order.status === 'Cancelled' || order.payment.method !== 'Cash' ? zero : add(order.totalPrice, times(taken, -1))
  const returned = order.payment.state === 'refunded' ? order.totalPrice : withoutExcess(order, refunded)
  const { name, branchName, address, phone, taxIdentificationNumber, timeZone } = restaurant
  const { orderNumber, orderType, tableNumber, placedAt } = order
  return {
    ...issued,
    restaurant: { name, branchName, address, phone, taxNumber: taxIdentificationNumber, timeZone },
    order: { orderNumber, orderType, tableNumber, placedAt, isCancelled: order.status === 'Cancelled' },
    lines: order.items.map(lineOf),
    total: order.totalPrice,
    included: includedIn(order.totalPrice, restaurant),
    paymentMethod: order.payment.method,
    paidBy: taken > 0 && shares.length > 0 ? paidByOf(taken, order.payment.method, shares) : [],
    paid: taken > returned ? add(taken, times(returned, -1)) : zero,
    due,
    refunded: returned,
  }
}
