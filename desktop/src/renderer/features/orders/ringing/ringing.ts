import type { CounterOrder } from '@sufra/shared/orders/order'
import { isWaiting } from '@sufra/shared/orders/order-status'

type RingingFields = Pick<CounterOrder, 'orderId' | 'status' | 'silencedAt' | 'heldAt'>

/** Returns the orders that have not been accepted yet. */
export const waitingOrders = <O extends RingingFields>(orders: readonly O[]): O[] => orders.filter(({ status }) => isWaiting(status))

/** Returns the orders that ring: waiting and not silenced, neither here (the server may not know yet) nor at another counter. */
export const ringingOrders = <O extends RingingFields>(orders: readonly O[], silencedHere: ReadonlySet<string>): O[] =>
  waitingOrders(orders).filter(({ orderId, silencedAt, heldAt }) => silencedAt === null && !heldAt && !silencedHere.has(orderId))
