// The job of payments: makes the captures, voids and refunds that orders are due, sends them, and looks up authorisations without a decision.
import type { FastifyBaseLogger } from 'fastify'
import { GatewayUnavailable, type PaymentGateway, type SettleAnswer } from '../gateway/payment-gateway.ts'
import { failpoint } from '../../failpoints/failpoints.ts'
import type { AttemptsStore, DueAttempt } from './attempts.store.ts'
import { isMatching } from './is-matching.ts'
import { abandonedAfter, forgottenAfter, lookUpDelay, neverArrivedAfter, retryDelay } from './retry-times.ts'
import type { SettleAuthorisation } from './settle-authorisation.ts'

type Deps = {
  store: AttemptsStore
  gateway: PaymentGateway
  settle: SettleAuthorisation
  webhookUrl: () => string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

const batch = 20
const unavailable = Symbol('no answer')

/** The answer of a call to the gateway, or `unavailable` when nobody knows. */
const orUnavailable = async <T>(call: Promise<T>): Promise<T | typeof unavailable> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof GatewayUnavailable) return unavailable
    throw error
  }
}

export const createRunDueAttempts = ({ store, gateway, settle, webhookUrl, now, log }: Deps) => {
  const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1_000)

  /** Returns whether it is decided. */
  const lookUp = async (due: DueAttempt): Promise<'decided' | 'challenge' | 'undecided'> => {
    const again = inSeconds(lookUpDelay(due.ageSeconds))
    const payment = await orUnavailable(
      gateway.lookUp(due.reference === null ? { attemptId: due.attemptId } : { reference: due.reference }),
    )
    failpoint('after_look_up_call')
    if (payment === unavailable) {
      await store.lose(due, again)
      return 'undecided'
    }
    if (!payment) {
      if (due.ageSeconds >= neverArrivedAfter) return settle.declined(due, 'other').then(() => 'decided')
      await store.schedule(due, again)
      return 'undecided'
    }
    const { state, authorised, reference, reason = 'other' } = payment
    if (state === 'declined' || state === 'voided') return settle.declined(due, reason).then(() => 'decided')
    if (state === 'challenge' || state === 'pending') {
      await store.await(due, { reference, again })
      return state === 'challenge' ? 'challenge' : 'undecided'
    }
    if (isMatching(due, { ...payment, amount: authorised })) return settle.authorised(due, payment).then(() => 'decided')
    log.error({ attemptId: due.attemptId, reference }, 'the payment gateway authorised something else than it was asked for')
    await store.schedule(due, again)
    return 'undecided'
  }

  const decide = async (due: DueAttempt) => {
    const found = await lookUp(due)
    if (found === 'decided' || due.ageSeconds < abandonedAfter) return
    await settle.giveUp(due, found === 'challenge' ? 'challenge_failed' : 'other')
    if (due.ageSeconds >= forgottenAfter) await store.schedule(due, null)
  }

  const send = ({ kind, attemptId, orderId, amount, authorisationReference, captureReference }: DueAttempt): Promise<SettleAnswer> => {
    const reference = kind === 'refund' ? captureReference : authorisationReference
    if (reference === null) throw new Error(`a ${kind} without what it is of`)
    if (kind === 'void') return gateway.void({ attemptId, reference })
    const request = { attemptId, orderId, reference, amount, webhookUrl: webhookUrl() }
    return kind === 'capture' ? gateway.capture(request) : gateway.refund({ ...request, reason: 'cancelled' })
  }

  const settleDue = async (due: DueAttempt) => {
    failpoint('before_settle_call')
    const answer = await orUnavailable(send(due))
    failpoint('after_settle_call')
    const again = inSeconds(retryDelay(due.tries))
    if (answer === unavailable) return store.lose(due, again)
    if (answer.state === 'pending') return store.schedule(due, again)
    const { state } = answer
    await store.settle(due, { ...answer, at: now() })
    failpoint('after_settled_commit')
    if (state === 'declined') log.error({ attemptId: due.attemptId, reason: answer.reason }, `a ${due.kind} was declined`)
  }

  return async (): Promise<void> => {
    const problems: unknown[] = []
    await store.addDue(gateway.name, now())
    failpoint('after_due_commit')
    for (;;) {
      const claimed = await store.claimDue(gateway.name, now(), batch)
      if (claimed.length === 0) break
      const handled = await Promise.allSettled(claimed.map((due) => (due.kind === 'authorise' ? decide(due) : settleDue(due))))
      problems.push(...handled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])))
    }
    if (problems.length > 0) throw new AggregateError(problems, 'payments could not be settled')
  }
}
