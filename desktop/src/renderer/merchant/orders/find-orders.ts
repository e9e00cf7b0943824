import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { openStatuses, OrderStatus } from '@sufra/shared/orders/order-status'

export type OpenStatus = (typeof openStatuses)[number]
/** How many open orders of a status there are, whether or not they are shown. */
export type Counts = Record<OpenStatus, number>
export type BoardFilter = { status: OrderStatus | 'all'; search: string }

const placeOf = ({ orderType, tableNumber, customerDetails }: CounterOrderOnWire) =>
  orderType === 'Dine-in'
    ? String(tableNumber ?? '')
    : `${customerDetails.vehicleNumber} ${customerDetails.vehicleModel} ${customerDetails.vehicleColor}`

const latinDigits = (text: string) => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))

const folded = (text: string) => latinDigits(text).toLocaleLowerCase().trim()

/** The orders whose status is asked for and whose number, name, table or vehicle has the words searched for. `#12` finds number 12 alone. */
export const findOrders = (orders: readonly CounterOrderOnWire[], { status, search }: BoardFilter): CounterOrderOnWire[] => {
  const wanted = folded(search)
  const ofStatus = status === 'all' ? orders : orders.filter((order) => order.status === status)
  if (!wanted) return [...ofStatus]
  if (wanted.startsWith('#')) return ofStatus.filter(({ orderNumber }) => String(orderNumber) === wanted.slice(1).trim())
  return ofStatus.filter((order) =>
    [String(order.orderNumber), order.customerDetails.customerName, placeOf(order)].some((text) => folded(text).includes(wanted)),
  )
}

/** How many orders there are of each status, `beyond` ready ones among them that the board does not have. */
export const countByStatus = (orders: readonly CounterOrderOnWire[], beyond: number): Counts => {
  const of = (status: OpenStatus) => orders.filter((order) => order.status === status).length
  return { Received: of('Received'), Preparing: of('Preparing'), 'Out for Delivery': of('Out for Delivery') + beyond }
}
