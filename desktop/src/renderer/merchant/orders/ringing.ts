import type { CounterOrderOnWire } from '@sufra/shared/orders/order'

type Waits = Pick<CounterOrderOnWire, 'orderId' | 'status' | 'silencedAt' | 'heldAt'>

/** The orders that nobody has accepted yet. */
export const waitingOrders = <O extends Waits>(orders: readonly O[]): O[] => orders.filter(({ status }) => status === 'Received')

/** The orders that ring: they wait, and nobody has silenced them, here (and the server may not know yet) or at another counter. */
export const ringingOrders = <O extends Waits>(orders: readonly O[], silencedHere: ReadonlySet<string>): O[] =>
  waitingOrders(orders).filter(({ orderId, silencedAt, heldAt }) => silencedAt === null && !heldAt && !silencedHere.has(orderId))
