import type { Order } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import type { Session } from '../../common/session/session-fields.ts'

export type FoundOrder = Pick<Order, 'orderId' | 'orderNumber' | 'restaurantId' | 'tableId' | 'tableNumber' | 'status'>

/**
 * Returns the changes for an order that was found: an open order is added like a placed one, and a closed order is shown and not followed.
 */
export const withFoundOrder = (session: Session, found: FoundOrder): Partial<Session> => {
  const { orderId, orderNumber, restaurantId, tableId, tableNumber, status } = found
  if (!isOpenOrder(status)) return status === 'Delivered' ? { deliveredOrderId: orderId } : { orderId, status }
  const others = session.orders.filter((order) => order.orderId !== orderId)
  return { orders: [...others, { orderId, orderNumber, restaurantId, tableId: tableId ?? '', tableNumber, status }], orderId, status }
}
