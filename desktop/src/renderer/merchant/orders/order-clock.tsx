import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { clockTime } from '../../app/clock-time.ts'
import { ageOf, latenessOf, timeLeft } from './lateness.ts'
import { useTick } from './use-tick.ts'

const look = { calm: 'text-ink', soon: 'text-saffron', late: 'text-red' } as const

/** How long an order waits, or how long is left until it was promised. It alone is rendered each second. */
export const OrderClock = ({ order }: { order: CounterOrderOnWire }) => {
  const text = useTick((now) => clockTime(timeLeft(order, now) ?? ageOf(order, now)))
  const lateness = useTick((now) => latenessOf(order, now))
  return (
    <bdi dir="ltr" className={`figures text-xl font-bold ${look[lateness]}`}>
      {text}
    </bdi>
  )
}
