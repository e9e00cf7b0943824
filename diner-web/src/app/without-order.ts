import { noDetails, type Session } from './session-fields.ts'

/**
 * What the end of an order changes (spec §4): its id goes, and with the last order the diner's details. A cart that is being filled meanwhile, an order that
 * is not settled, or another open order belongs to something else and stays.
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
