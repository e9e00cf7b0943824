// Actions of the counter by API calls, for tests of the phone.
import { listOrders, moveOrder } from '@sufra/shared/orders/order.routes'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { signIn, type Restaurant } from './new-restaurant.ts'

/** Starts a new session, because the access token of a worker's restaurant may have expired. */
const counterOf = async ({ email }: Restaurant) => (await signIn(process.env.SUFRA_URL ?? '', email)).call

/** The open orders of one customer, oldest first. */
export const ordersOf = async (restaurant: Restaurant, customer: string) => {
  const call = await counterOf(restaurant)
  const { data } = await call(listOrders, { query: {} })
  return data.filter(({ customerDetails }) => customerDetails.customerName === customer).toSorted((a, b) => a.orderNumber - b.orderNumber)
}

/** Moves an order through these statuses. */
export const moveThrough = async (restaurant: Restaurant, orderId: string, ...statuses: OrderStatus[]) => {
  const call = await counterOf(restaurant)
  for (const status of statuses)
    await call(moveOrder, { params: { orderId }, body: { status, minutes: status === 'Preparing' ? 15 : undefined } })
}
