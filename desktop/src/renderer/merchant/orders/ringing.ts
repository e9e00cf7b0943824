import type { CounterOrderOnWire } from '@sufra/shared/orders/order'

type Waits = Pick<CounterOrderOnWire, 'orderId' | 'status'>

/** The orders that nobody has accepted yet. */
export const waitingOrders = <O extends Waits>(orders: readonly O[]): O[] => orders.filter(({ status }) => status === 'Received')

/** The orders that ring: they wait and nobody has silenced them. */
export const ringingOrders = <O extends Waits>(orders: readonly O[], silenced: ReadonlySet<string>): O[] =>
  waitingOrders(orders).filter(({ orderId }) => !silenced.has(orderId))

/** Silencing covers what rings now; the next order rings again. Orders that wait no longer are forgotten. */
export const silence = (orders: readonly Waits[]): ReadonlySet<string> => new Set(waitingOrders(orders).map(({ orderId }) => orderId))
