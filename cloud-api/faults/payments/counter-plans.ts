// The plan of a counter in the payments' fault test for an order, which is chosen once, and the next step of the plan. Pure.
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import type { Random } from '../../src/demo/random.ts'

/** An order as a counter lists it; money in QAR. */
export type Listed = {
  orderId: string
  status: string
  totalPrice: number
  payment: { method: PaymentMethod; state?: string; paid?: number; refunded?: number; returnableShare?: number }
}
/** `take cash`: for an order that is paid later; `refund`: a part of a paid order. */
type Plan = { start: 'accept' | 'cancel' | 'leave'; takesCash: boolean; refunds: boolean; cancels: boolean }
type Step = { do: 'move'; body: object } | { do: 'take cash' } | { do: 'refund' } | undefined

export const choosePlan = (random: Random): Plan => ({
  start: random.pick(['accept', 'accept', 'accept', 'accept', 'accept', 'accept', 'cancel', 'leave']),
  takesCash: random.chance(0.6),
  refunds: random.chance(0.4),
  cancels: random.chance(0.35),
})

/** Number of turns for which an accepted order waits for its money before it goes on. */
const maxTurns = 12

/** `done`: finished steps of the order; `turns`: number of turns since it was accepted. */
export const nextStep = (plan: Plan, { status, payment }: Listed, { done, turns }: { done: ReadonlySet<string>; turns: number }): Step => {
  if (status === 'Received') {
    if (plan.start === 'leave') return undefined
    const body = plan.start === 'cancel' ? { status: 'Cancelled', reason: 'other' } : { status: 'Preparing', minutes: 10 }
    return { do: 'move', body }
  }
  if (status !== 'Preparing') return { do: 'move', body: { status: 'Delivered' } }
  const isCash = payment.method === 'Cash'
  if (isCash && plan.takesCash && !done.has('take cash') && turns > 1) return { do: 'take cash' }
  const isPaid = (payment.paid ?? 0) > 0
  const waits = isCash || plan.refunds
  if (waits && !isPaid && turns < maxTurns) return undefined
  if (!isCash && plan.refunds && isPaid && !done.has('refund')) return { do: 'refund' }
  return { do: 'move', body: plan.cancels ? { status: 'Cancelled', reason: 'sold_out' } : { status: 'Out for Delivery' } }
}
