import type { CounterOrder } from '@sufra/shared/orders/order'
import { callProblem, isCallOpen, needsAcknowledgement, secondsUntilNextCall } from '@sufra/shared/waiter/waiter-call'
import type { Connection } from '../../../platform/db/connect.ts'
import { appendToFeed } from '../../../platform/feed/append-to-feed.ts'
import { lockCounters } from '../../../platform/feed/counters.store.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import type { OrdersStore } from '../orders.store.ts'
import { readCalls, readTableCalledAt, storeAcknowledgement, storeAnswer, storeCall } from './waiter.store.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  store: Pick<OrdersStore, 'readOrder'>
  notify: (restaurantId: string) => void
  now: () => Date
}

/** Whether the order has called again after the call that the counter has seen. */
const isNewerCall = (order: { waiterCalledAt: string | undefined }, seen: string) =>
  Date.parse(order.waiterCalledAt ?? '') > Date.parse(seen)

export const createWaiterCalls = ({ connection, store, notify, now }: Deps) => ({
  /**
   * Calls a waiter to the table of an order. Returns the order. Two phones of a table that call at the same time wait for each other: one
   * calls, the other is refused. Refuses `order.not_found`, and the result of `callProblem`.
   */
  call: async (orderId: string): Promise<CounterOrder> => {
    const known = await store.readOrder(orderId)
    if (!known) throw refused('order.not_found')
    const { restaurantId } = known
    await connection.transact(async (tx) => {
      const at = now()
      await lockCounters(tx, restaurantId)
      const order = await readCalls(tx, restaurantId, orderId)
      if (!order) throw refused('order.not_found')
      const tableCalledAt = order.tableId === null ? undefined : await readTableCalledAt(tx, restaurantId, order.tableId)
      const problem = callProblem(order, { tableCalledAt, calls: order.waiterCalls, now: at.getTime() })
      if (problem === 'waiter.called_recently') throw refused(problem, { waitSeconds: secondsUntilNextCall(tableCalledAt, at.getTime()) })
      if (problem) throw refused(problem)
      const version = await storeCall(tx, restaurantId, orderId, at)
      const data = { orderId, version, waiterCalledAt: at.toISOString(), waiterAcknowledgedAt: null }
      await appendToFeed(tx, restaurantId, [{ event: 'waiter_called', data }], at)
    })
    notify(restaurantId)
    const order = await store.readOrder(orderId)
    if (!order) throw refused('order.not_found')
    return order
  },

  /** A counter device acknowledges a call that it has received. The first acknowledgement is stored and emitted, others change nothing. */
  acknowledge: async (restaurantId: string, orderId: string, waiterCalledAt: string): Promise<void> => {
    const isFirst = await connection.transact(async (tx) => {
      const at = now()
      await lockCounters(tx, restaurantId)
      const order = await readCalls(tx, restaurantId, orderId)
      if (!order || !isCallOpen(order) || !needsAcknowledgement(order) || isNewerCall(order, waiterCalledAt)) return false
      const version = await storeAcknowledgement(tx, restaurantId, orderId, at)
      const data = { orderId, version, waiterAcknowledgedAt: at.toISOString() }
      await appendToFeed(tx, restaurantId, [{ event: 'waiter_call_acknowledged', data }], at)
      return true
    })
    if (isFirst) notify(restaurantId)
  },

  /** Answers the call that the counter has seen; a newer call stays. A second answer changes nothing. Refuses `order.not_found`. */
  answer: async (restaurantId: string, orderId: string, waiterCalledAt: string): Promise<void> => {
    const isAnswered = await connection.transact(async (tx) => {
      const at = now()
      await lockCounters(tx, restaurantId)
      const order = await readCalls(tx, restaurantId, orderId)
      if (!order) throw refused('order.not_found')
      if (!isCallOpen(order) || isNewerCall(order, waiterCalledAt)) return false
      const version = await storeAnswer(tx, restaurantId, orderId, at)
      const data = { orderId, version, waiterComingAt: at.toISOString() }
      await appendToFeed(tx, restaurantId, [{ event: 'waiter_coming', data }], at)
      return true
    })
    if (isAnswered) notify(restaurantId)
  },
})

export type WaiterCalls = ReturnType<typeof createWaiterCalls>
