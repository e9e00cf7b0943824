import type { CounterOrder } from '@sufra/shared/orders/order'
import { isWaiting } from '@sufra/shared/orders/order-status'

/** Milliseconds. A received order is missed after three minutes (escalation of unaccepted orders); staff are warned well before. */
const acceptSoonAfter = 60_000
const acceptLateAfter = 120_000
const dueSoonWithin = 120_000

export type Lateness = 'calm' | 'soon' | 'late'

type Timed = Pick<CounterOrder, 'status' | 'placedAt' | 'promisedAt'>

/** Milliseconds since the order was placed; never negative, even when this machine's clock is behind. */
export const ageOf = ({ placedAt }: Timed, now: number) => Math.max(0, now - Date.parse(placedAt))

/** Milliseconds until the promised time, negative once it is past; undefined while no time is promised. */
export const timeLeft = ({ promisedAt }: Timed, now: number) => (promisedAt === null ? undefined : Date.parse(promisedAt) - now)

/** Returns how late an order is: by its age until it is accepted, by the promised time afterwards. */
export const latenessOf = (order: Timed, now: number): Lateness => {
  if (isWaiting(order.status)) return latenessByAge(ageOf(order, now), acceptSoonAfter, acceptLateAfter)
  const left = timeLeft(order, now)
  if (left === undefined) return 'calm'
  if (left < 0) return 'late'
  return order.status === 'Preparing' && left <= dueSoonWithin ? 'soon' : 'calm'
}

const latenessByAge = (age: number, soon: number, late: number): Lateness => {
  if (age >= late) return 'late'
  return age >= soon ? 'soon' : 'calm'
}
