import type { CounterOrder } from '@sufra/shared/orders/order'
import { clockTime } from '../../../common/dates/clock-time.ts'
import { ageOf, latenessOf, timeLeft } from './lateness.ts'
import { useTick } from './use-tick.ts'

const clockStyle = { calm: 'text-ink', soon: 'text-saffron', late: 'text-red' } as const

/** The time since an order was placed, or the time left until the promised time. Only this component is rendered each second. */
export const OrderClock = ({ order }: { order: CounterOrder }) => {
  const text = useTick((now) => clockTime(timeLeft(order, now) ?? ageOf(order, now)))
  const lateness = useTick((now) => latenessOf(order, now))
  return (
    <bdi dir="ltr" className={`figures text-xl font-bold ${clockStyle[lateness]}`}>
      {text}
    </bdi>
  )
}
