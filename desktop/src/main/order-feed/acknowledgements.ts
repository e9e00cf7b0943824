// Tells the cloud that this device is there, and which waiting orders it has: again and again, until the feed confirms it.
import type { Ask } from '@sufra/shared/realtime/messages'
import type { FeedOrders } from '../local/feed-orders.ts'

/** How often a counter says that it is there, and acknowledges again each order whose acknowledgement nobody has confirmed. */
const repeatEvery = 10_000

type Deps = {
  orders: Pick<FeedOrders, 'open'>
  deviceId: string
  after: (milliseconds: number, run: () => void) => () => void
  send: (message: Ask) => void
}

/** Sends only between `start` and `stop`. */
export const createAcknowledgements = ({ orders, deviceId, after, send }: Deps) => {
  let cancelRepeat: (() => void) | undefined
  /** The orders that were acknowledged since the last repetition. */
  const acknowledged = new Set<string>()

  const acknowledge = () => {
    if (!cancelRepeat) return
    for (const { orderId, status, acknowledgedAt } of orders.open()) {
      if (status !== 'Received' || acknowledgedAt || acknowledged.has(orderId)) continue
      acknowledged.add(orderId)
      send({ event: 'order_acknowledged', data: { orderId } })
    }
  }

  const repeat = () => {
    cancelRepeat = after(repeatEvery, repeat)
    send({ event: 'device_alive', data: { deviceId } })
    acknowledged.clear()
    acknowledge()
  }

  const stop = () => {
    cancelRepeat?.()
    cancelRepeat = undefined
  }

  return {
    start: () => {
      stop()
      repeat()
    },
    /** After orders were stored. */
    acknowledge,
    stop,
  }
}
