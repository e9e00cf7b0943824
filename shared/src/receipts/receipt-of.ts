// Which orders have a receipt, and what stands on it.
import type { LocalizedText } from '../localized-text.ts'
import { add, times, type Dirhams } from '../money.ts'
import type { Order } from '../orders/order.ts'
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
/** `refunded`: the sum of the refunds so far. */
type Issued = Pick<Receipt, 'receiptNumber' | 'issuedAt'> & { refunded: Dirhams }

/** The receipt of an order. An issued receipt stays when its order is cancelled afterwards: it then shows that nothing was paid, or what was refunded. */
export const receiptOf = (order: Order, restaurant: RestaurantOfReceipt, { refunded, ...issued }: Issued): Receipt => {
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
    paid: isPaid ? add(order.totalPrice, times(returned, -1)) : times(order.totalPrice, 0),
    refunded: returned,
  }
}
