// Sends the heartbeat of this device, and acknowledges each waiting order and each call of a table until the feed confirms it.
import { isWaiting } from '@sufra/shared/orders/order-status'
import type { ClientMessage } from '@sufra/shared/realtime/messages'
import { acknowledgementsOf, type TableCall } from '@sufra/shared/waiter/table-calls'
import type { FeedOrders } from '../local/feed-orders.ts'

/** Milliseconds between heartbeats, and between acknowledgements of the same unconfirmed order or call. */
const interval = 10_000

type Deps = {
  orders: Pick<FeedOrders, 'open'>
  /** The open calls of tables. */
  calls: () => TableCall[]
  deviceId: string
  after: (milliseconds: number, run: () => void) => () => void
  send: (message: ClientMessage) => void
}

/** Sends only between `start` and `stop`. */
export const createAcknowledgements = ({ orders, calls, deviceId, after, send }: Deps) => {
  let cancelNext: (() => void) | undefined
  /** The orders and calls acknowledged since the last heartbeat. */
  const acknowledged = new Set<string>()

  const acknowledge = () => {
    if (!cancelNext) return
    const waiting = orders.open().filter(({ status, acknowledgedAt }) => isWaiting(status) && !acknowledgedAt)
    const ofOrders = waiting.map(({ orderId }): ClientMessage => ({ event: 'order_acknowledged', data: { orderId } }))
    for (const message of [...ofOrders, ...acknowledgementsOf(calls())]) {
      const key = JSON.stringify(message)
      if (acknowledged.has(key)) continue
      acknowledged.add(key)
      send(message)
    }
  }

  const runPeriodically = () => {
    cancelNext = after(interval, runPeriodically)
    send({ event: 'device_alive', data: { deviceId } })
    acknowledged.clear()
    acknowledge()
  }

  const stop = () => {
    cancelNext?.()
    cancelNext = undefined
  }

  return {
    start: () => {
      stop()
      runPeriodically()
    },
    /** Called after orders were stored, and after requests for bills were read. */
    acknowledge,
    stop,
  }
}
