// Calling a waiter (the buzzer of spec §3). Times in ISO, as on the wire, and `now` in milliseconds by the server's clock.
import type { Order } from '../orders/order.ts'
import { isOpenOrder } from '../orders/order-status.ts'
import { isUnacknowledged } from './call-progress.ts'

/** Minimum seconds between two calls of a table (`timeLeft` of spec §3 counts them down). */
export const callInterval = 60
/** Maximum number of calls of one order. More are a prank: the guests are asked to speak to the staff. */
export const maxCallsPerOrder = 20

type Calling = Pick<Order, 'status' | 'tableId'>
type Called = Pick<Order, 'status' | 'waiterCalledAt' | 'waiterComingAt'>

/** Seconds until a table may call again; 0 when it may. */
export const secondsUntilNextCall = (calledAt: string | undefined, now: number): number => {
  if (calledAt === undefined) return 0
  const left = Math.ceil((Date.parse(calledAt) - now) / 1_000) + callInterval
  return Math.min(callInterval, Math.max(0, left))
}

/** Whether an order may call a waiter to its table. */
export const callsWaiter = ({ status, tableId }: Calling): boolean => tableId !== null && isOpenOrder(status)

/**
 * The reason why a call is refused; undefined when it is allowed. `tableCalledAt`: the last call of any order of the table; `calls`: the
 * number of calls of this order so far.
 */
export const callProblem = (
  order: Calling,
  { tableCalledAt, calls, now }: { tableCalledAt: string | undefined; calls: number; now: number },
): 'waiter.no_table' | 'waiter.order_closed' | 'waiter.called_often' | 'waiter.called_recently' | undefined => {
  if (order.tableId === null) return 'waiter.no_table'
  if (!callsWaiter(order)) return 'waiter.order_closed'
  if (calls >= maxCallsPerOrder) return 'waiter.called_often'
  return secondsUntilNextCall(tableCalledAt, now) > 0 ? 'waiter.called_recently' : undefined
}

/** Whether no counter has answered the newest call. Closing the order answers it too, because the food was brought to the table. */
export const isCallOpen = ({ status, waiterCalledAt, waiterComingAt }: Called): boolean =>
  waiterCalledAt !== undefined && isOpenOrder(status) && !isCallAnswered({ waiterCalledAt, waiterComingAt })

/** Whether a counter has answered the newest call. */
export const isCallAnswered = ({ waiterCalledAt, waiterComingAt }: Pick<Called, 'waiterCalledAt' | 'waiterComingAt'>): boolean =>
  waiterCalledAt !== undefined && waiterComingAt !== undefined && waiterComingAt >= waiterCalledAt

/** The orders whose tables wait for a waiter, the longest waiting first. */
export const openCalls = <O extends Called>(orders: readonly O[]): O[] =>
  orders.filter(isCallOpen).toSorted((a, b) => (a.waiterCalledAt ?? '').localeCompare(b.waiterCalledAt ?? ''))

/**
 * Whether a counter that shows the newest call still has to acknowledge it. A server without acknowledgements omits the time, and gets
 * none.
 */
export const needsAcknowledgement = ({
  waiterCalledAt,
  waiterAcknowledgedAt,
}: Pick<Order, 'waiterCalledAt' | 'waiterAcknowledgedAt'>): boolean =>
  waiterCalledAt !== undefined && isUnacknowledged({ calledAt: waiterCalledAt, acknowledgedAt: waiterAcknowledgedAt })
