// The bell of waiting orders in a browser. It changes to the louder sound after an order has rung for a while. The desktop app has its own
// alarm in `main/alerts/alarm.ts`.
import type { Sound } from '../../../../bridge/sounds.ts'

type Deps = {
  ring: (sound: Sound) => void
  silence: () => void
  /** Monotonic milliseconds. */
  now: () => number
  /** Starts a timer. Returns a function that cancels the timer. */
  after: (milliseconds: number, run: () => void) => () => void
}

export const createEscalatingRing = ({ ring, silence, now, after }: Deps) => {
  const since = new Map<string, number>()
  let cancel = () => {}

  /** Called when the ringing orders change. `louderAfter`: in seconds. */
  return (orderIds: readonly string[], louderAfter: number): void => {
    cancel()
    for (const orderId of since.keys()) if (!orderIds.includes(orderId)) since.delete(orderId)
    for (const orderId of orderIds) since.set(orderId, since.get(orderId) ?? now())
    if (since.size === 0) return silence()
    const wait = Math.min(...since.values()) + louderAfter * 1_000 - now()
    ring(wait > 0 ? 'order' : 'louder')
    if (wait > 0) cancel = after(wait, () => ring('louder'))
  }
}
