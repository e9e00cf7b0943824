import type { CounterOrder } from '@sufra/shared/orders/order'
import { useMemo } from 'react'
import { useDesk } from '../../common/bridge/desk.ts'

const none: ReadonlySet<string> = new Set()

/** Ids of the orders whose cash payment waits in this machine's outbox. */
export const useQueuedCash = (): ReadonlySet<string> => {
  const queue = useDesk()?.pendingCalls
  return useMemo(() => {
    const ids = (queue ?? []).flatMap(({ paidOrderId, state }) => (paidOrderId && state === 'waiting' ? [paidOrderId] : []))
    return ids.length === 0 ? none : new Set(ids)
  }, [queue])
}

/** The orders in their state after that cash is sent. */
export const withCash = (orders: CounterOrder[], queued: ReadonlySet<string>): CounterOrder[] =>
  queued.size === 0
    ? orders
    : orders.map((order) => (queued.has(order.orderId) ? { ...order, payment: { ...order.payment, paid: order.totalPrice } } : order))
