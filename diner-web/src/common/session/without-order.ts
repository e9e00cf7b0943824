import { noDetails, type Session } from './session-fields.ts'

/**
 * Returns the changes at the end of an order (spec §4): its id is removed, and with the last order the customer details. A new cart, a pending order and
 * other open orders stay unchanged.
 */
export const withoutOrder = (session: Session, orderId: string): Partial<Session> => {
  const orders = session.orders.filter((order) => order.orderId !== orderId)
  const shown = orders.find((order) => order.orderId === session.orderId) ?? orders.at(-1)
  const isLast = orders.length === 0 && session.cart.length === 0 && session.checkout.state === 'idle'
  return {
    orders,
    orderId: shown?.orderId ?? '',
    status: shown?.status ?? 'Received',
    ...(isLast && { customerDetails: noDetails, orderInstructions: '' }),
  }
}
