// The job of payments: makes due captures, voids and refunds of orders, sends them, and looks up undecided authorisations.
import type { FastifyBaseLogger } from 'fastify'
import type { PaymentGateway, SettleAnswer } from '../gateway/payment-gateway.ts'
import { failpoint } from '../../failpoints/failpoints.ts'
import type { Refunds } from '../../refunds/register-refunds.ts'
import type { AttemptKey, AttemptsStore, DueAttempt } from '../orders/order-payments.store.ts'
import { createDecideAuthorisation, type DecideDeps } from './decide-authorisation.ts'
import { orUnavailable, unavailable } from './or-unavailable.ts'
import { retryDelay } from './retry-times.ts'

type Deps = {
  store: Pick<AttemptsStore, 'addDue' | 'claimDue' | 'await' | 'lose' | 'schedule' | 'settle'>
  gateway: PaymentGateway
  settle: DecideDeps['settle']
  refunds: Refunds
  notify: (restaurantId: string) => void
  webhookUrl: () => string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

const batch = 20

export const createRunDueAttempts = ({ store, gateway, settle, refunds, notify, webhookUrl, now, log }: Deps) => {
  const decide = createDecideAuthorisation({ store, gateway, settle, now, log })
  const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1_000)

  const send = ({ kind, attemptId, orderId, amount, authorisationReference, captureReference }: DueAttempt): Promise<SettleAnswer> => {
    const reference = kind === 'refund' ? captureReference : authorisationReference
    if (reference === null) throw new Error(`a ${kind} without what it is of`)
    if (kind === 'void') return gateway.void({ attemptId, reference })
    const request = { attemptId, orderId, reference, amount, webhookUrl: webhookUrl() }
    return kind === 'capture' ? gateway.capture(request) : gateway.refund({ ...request, reason: 'refund' })
  }

  /**
   * Returns the reference of a payment that was charged immediately and that a void could not return: the money was taken, and is to be
   * refunded. An authorisation without a void lapses at the bank.
   */
  const chargeOf = async ({ kind, authorisationReference: reference }: DueAttempt, { state }: SettleAnswer) => {
    if (kind !== 'void' || state !== 'declined' || reference === null) return undefined
    const payment = await orUnavailable(gateway.lookUp({ reference }))
    if (payment === unavailable) return unavailable
    return payment?.state === 'captured' && payment.captured > payment.refunded ? reference : undefined
  }

  const settleDue = async (due: DueAttempt) => {
    failpoint('before_settle_call')
    const answer = await orUnavailable(send(due))
    failpoint('after_settle_call')
    const again = inSeconds(retryDelay(due.tries))
    if (answer === unavailable) return store.lose(due, again)
    if (answer.state === 'pending') return store.schedule(due, again)
    const { state } = answer
    const charge = await chargeOf(due, answer)
    if (charge === unavailable) return store.lose(due, again)
    if (due.kind === 'refund') await refunds.settleRefund(due, answer)
    else if (await store.settle(due, { ...answer, charge, at: now() })) notify(due.restaurantId)
    failpoint('after_settled_commit')
    if (state === 'declined') log.error({ attemptId: due.attemptId, reason: answer.reason }, `a ${due.kind} was declined`)
  }

  return {
    runDueAttempts: async (): Promise<void> => {
      const problems: unknown[] = []
      await store.addDue(gateway.name, now())
      failpoint('after_due_commit')
      problems.push(...(await refunds.refundCancelled(gateway.name)))
      for (;;) {
        const claimed = await store.claimDue(gateway.name, now(), batch)
        if (claimed.length === 0) break
        const handled = await Promise.allSettled(claimed.map((due) => (due.kind === 'authorise' ? decide(due) : settleDue(due))))
        problems.push(...handled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])))
      }
      if (problems.length > 0) throw new AggregateError(problems, 'payments could not be settled')
    },

    /** Sends a refund immediately, unless the job has claimed it and is sending it. */
    sendRefund: async ({ attemptId }: AttemptKey): Promise<void> => {
      try {
        const [due] = await store.claimDue(gateway.name, now(), 1, attemptId)
        if (due) await settleDue(due)
      } catch (error) {
        log.error({ err: error, attemptId }, 'a refund was not settled') // the job sends it again, whatever failed here
      }
    },
  }
}
