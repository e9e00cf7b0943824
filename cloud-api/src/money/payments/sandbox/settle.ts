// Captures, voids and refunds at the sandbox: each once for its attempt, within the authorised amount.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { EventsDeps, PaymentEvents } from './payment-events.ts'
import type { SandboxEvent, SandboxPayment } from './sandbox-documents.ts'

export const settleBody = z.object({
  kind: z.enum(['capture', 'void', 'refund']),
  attemptId: z.string().min(1),
  /** Reference of the authorisation, or of the capture for a refund. */
  reference: z.string().min(1),
  amount: z.int().positive().optional(),
  webhookUrl: z.url().optional(),
})
export type SettleBody = z.output<typeof settleBody>

export const settleAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('succeeded'), reference: z.string(), fee: z.int().optional() }),
  z.object({ state: z.literal('declined'), reason: z.literal('other') }),
])
type SettleAnswer = z.output<typeof settleAnswer>

type Deps = Pick<EventsDeps, 'store'> & { events: PaymentEvents }

/** Another request with the id of an earlier attempt: a bug of the caller. */
export class AttemptReused extends Error {}

const declined: SettleAnswer = { state: 'declined', reason: 'other' }

/** Settles a payment that was charged immediately: its capture changes nothing, and it is returned in full or not at all. */
const directlySettled = (payment: SandboxPayment, { kind }: SettleBody, amount: number): SandboxPayment | undefined => {
  const { captured, refunded, scenario } = payment
  if (captured === 0 || refunded > 0) return undefined
  if (kind === 'capture') return amount === captured ? payment : undefined
  const isAll = kind === 'void' || amount === captured
  return isAll && scenario !== 'refund_declined' ? { ...payment, refunded: captured } : undefined
}

/** Returns the payment afterwards, or undefined when the change is not allowed. */
const settled = (payment: SandboxPayment, body: SettleBody, reference: string, amount: number): SandboxPayment | undefined => {
  const { kind } = body
  if (payment.isDirect) return directlySettled(payment, body, amount)
  const { state, captured, refunded, scenario } = payment
  if (kind === 'void') return state === 'authorised' ? { ...payment, state: 'voided' } : undefined
  if (kind === 'refund' && scenario === 'refund_declined') return undefined
  if (kind === 'refund') return refunded + amount <= captured ? { ...payment, refunded: refunded + amount } : undefined
  if (state !== 'authorised' || amount > payment.amount) return undefined
  return { ...payment, state: 'captured', captured: amount, captureReference: reference }
}

/** Percentage that the sandbox keeps of a capture. */
const feePercent = 2
const feeOf = (amount: number) => Math.round((amount * feePercent) / 100)

const prefixes = { capture: 'cap', void: 'void', refund: 'ref' } as const

export const createSettle = ({ store, events }: Deps) => {
  const settleNow = (body: SettleBody): SettleAnswer => {
    const { kind, attemptId, amount, webhookUrl } = body
    const payment = kind === 'refund' ? store.paymentOfCapture(body.reference) : store.payment(body.reference)
    const isDirectCapture = kind === 'capture' && payment?.isDirect === true
    const reference = isDirectCapture ? payment.reference : `${prefixes[kind]}_${randomUUID()}`
    const change = payment && settled(payment, body, reference, amount ?? 0)
    if (!payment || !change) return declined
    store.putPayment(change)
    const fee = kind === 'capture' ? feeOf(amount ?? 0) : undefined
    const event: Omit<SandboxEvent, 'id' | 'state'> = {
      kind,
      attemptId,
      orderId: payment.orderId,
      reference,
      amount: amount ?? payment.amount,
      currency: payment.currency,
      fee,
    }
    events.settled(webhookUrl ?? payment.webhookUrl, event)
    return { state: 'succeeded', reference, fee }
  }

  /** Throws AttemptReused. */
  return (body: SettleBody): SettleAnswer =>
    store.transaction(() => {
      const request = JSON.stringify([body.kind, body.reference, body.amount])
      const known = store.call(body.attemptId)
      if (known && known.request !== request) throw new AttemptReused()
      if (known) return settleAnswer.parse(JSON.parse(known.answer))
      const answer = settleNow(body)
      store.putCall(body.attemptId, request, JSON.stringify(answer))
      return answer
    })
}
