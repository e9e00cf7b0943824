import type { CounterOrderOnWire } from '@sufra/shared/orders/order'

/** What was missed comes in a burst, with what became of it behind it. */
const burst = 250

type Deps = {
  orderNow: (orderId: string) => CounterOrderOnWire | undefined
  after: (milliseconds: number, run: () => void) => () => void
  announce: (order: CounterOrderOnWire) => void
}

/** Announces new orders, but only those that still wait when the whole of what was told is known. */
export const createAnnouncer = ({ orderNow, after, announce }: Deps) => {
  const told = new Set<string>()

  const say = () => {
    for (const orderId of told) {
      const order = orderNow(orderId)
      if (order?.status === 'Received') announce(order)
    }
    told.clear()
  }

  return (orderId: string) => {
    if (told.size === 0) after(burst, say)
    told.add(orderId)
  }
}
