import { foldLetters } from '@sufra/shared/text/fold-letters'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { readSearch } from '@sufra/shared/order-history/read-search'
import type { CounterOrder } from '@sufra/shared/orders/order'
import type { OpenStatus, OrderStatus } from '@sufra/shared/orders/order-status'

/** Number of open orders by status, whether or not they are visible. */
export type Counts = Record<OpenStatus, number>
export type BoardFilter = { status: OrderStatus | 'all'; search: string }

const placeOf = ({ orderType, tableNumber, customerDetails }: CounterOrder) =>
  orderType === 'Dine-in'
    ? String(tableNumber ?? '')
    : `${customerDetails.vehicleNumber} ${customerDetails.vehicleModel} ${customerDetails.vehicleColor}`

/**
 * Returns the orders with the given status that have each word of the search in their number, name, table or vehicle, or these digits in their phone number.
 * `#12` matches only number 12.
 */
export const findOrders = (orders: readonly CounterOrder[], { status, search }: BoardFilter): CounterOrder[] => {
  const wanted = foldLetters(withLatinDigits(search)).trim()
  const ofStatus = status === 'all' ? orders : orders.filter((order) => order.status === status)
  if (!wanted) return [...ofStatus]
  if (wanted.startsWith('#')) return ofStatus.filter(({ orderNumber }) => String(orderNumber) === wanted.slice(1).trim())
  const words = wanted.split(/\s+/)
  const phone = readSearch(search)?.phoneEnd
  return ofStatus.filter((order) => {
    const { customerName, mobileNumber } = order.customerDetails
    const text = foldLetters(withLatinDigits(`${order.orderNumber} ${customerName} ${placeOf(order)}`))
    const isPhone = phone !== undefined && withLatinDigits(mobileNumber).replaceAll(/\D/g, '').includes(phone)
    return isPhone || words.every((word) => text.includes(word))
  })
}

/** Counts the orders by status, including `unloadedCount` ready orders that are not loaded. */
export const countByStatus = (orders: readonly CounterOrder[], unloadedCount: number): Counts => {
  const of = (status: OpenStatus) => orders.filter((order) => order.status === status).length
  return { Received: of('Received'), Preparing: of('Preparing'), 'Out for Delivery': of('Out for Delivery') + unloadedCount }
}
