// Sends the heartbeat of this device, and acknowledges each waiting order until the feed confirms it.
import { isWaiting } from '@sufra/shared/orders/order-status'
import type { ClientMessage } from '@sufra/shared/realtime/messages'
import type { FeedOrders } from '../local/feed-orders.ts'

/** Milliseconds between heartbeats, and between acknowledgements of the same unconfirmed order. */
const interval = 10_000

type Deps = {
  orders: Pick<FeedOrders, 'open'>
  deviceId: string
  after: (milliseconds: number, run: () => void) => () => void
  send: (message: ClientMessage) => void
}

/** Sends only between `start` and `stop`. */
export const createAcknowledgements = ({ orders, deviceId, after, send }: Deps) => {
  let cancelNext: (() => void) | undefined
  /** The orders acknowledged since the last heartbeat. */
  const acknowledged = new Set<string>()

  const acknowledge = () => {
    if (!cancelNext) return
    for (const { orderId, status, acknowledgedAt } of orders.open()) {
      if (!isWaiting(status) || acknowledgedAt || acknowledged.has(orderId)) continue
      acknowledged.add(orderId)
      send({ event: 'order_acknowledged', data: { orderId } })
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
    /** Called after orders were stored. */
    acknowledge,
    stop,
  }
}
