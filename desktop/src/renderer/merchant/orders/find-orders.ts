import type { CounterOrder } from '@sufra/shared/orders/order'
import type { OpenStatus, OrderStatus } from '@sufra/shared/orders/order-status'

/** Number of open orders by status, whether or not they are shown. */
export type Counts = Record<OpenStatus, number>
export type BoardFilter = { status: OrderStatus | 'all'; search: string }

const placeOf = ({ orderType, tableNumber, customerDetails }: CounterOrder) =>
  orderType === 'Dine-in'
    ? String(tableNumber ?? '')
    : `${customerDetails.vehicleNumber} ${customerDetails.vehicleModel} ${customerDetails.vehicleColor}`

const latinDigits = (text: string) => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))

const normalized = (text: string) => latinDigits(text).toLocaleLowerCase().trim()

/** Returns the orders with the given status whose number, name, table or vehicle contains the search text. `#12` matches only number 12. */
export const findOrders = (orders: readonly CounterOrder[], { status, search }: BoardFilter): CounterOrder[] => {
  const wanted = normalized(search)
  const ofStatus = status === 'all' ? orders : orders.filter((order) => order.status === status)
  if (!wanted) return [...ofStatus]
  if (wanted.startsWith('#')) return ofStatus.filter(({ orderNumber }) => String(orderNumber) === wanted.slice(1).trim())
  return ofStatus.filter((order) =>
    [String(order.orderNumber), order.customerDetails.customerName, placeOf(order)].some((text) => normalized(text).includes(wanted)),
  )
}

/** Counts the orders by status, including `unloadedCount` ready orders that are not loaded. */
export const countByStatus = (orders: readonly CounterOrder[], unloadedCount: number): Counts => {
  const of = (status: OpenStatus) => orders.filter((order) => order.status === status).length
  return { Received: of('Received'), Preparing: of('Preparing'), 'Out for Delivery': of('Out for Delivery') + unloadedCount }
}
