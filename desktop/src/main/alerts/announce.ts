import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { isWaiting } from '@sufra/shared/orders/order-status'

/** Milliseconds to wait for the end of a burst: missed events arrive together with later events of the same orders. */
const burst = 250

type Deps = {
  orderNow: (orderId: string) => CounterOrderOnWire | undefined
  after: (milliseconds: number, run: () => void) => () => void
  announce: (order: CounterOrderOnWire) => void
}

/** Announces new orders, but only if they are still unaccepted after the whole burst has been processed. */
export const createAnnouncer = ({ orderNow, after, announce }: Deps) => {
  const pending = new Set<string>()

  const announceAll = () => {
    for (const orderId of pending) {
      const order = orderNow(orderId)
      if (order && isWaiting(order.status)) announce(order)
    }
    pending.clear()
  }

  return (orderId: string) => {
    if (pending.size === 0) after(burst, announceAll)
    pending.add(orderId)
  }
}
