// Sends due captures, voids and refunds of one kind of payers, and looks up their undecided authorisations.
import type { SettleAnswer } from '../gateway/payment-gateway.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import type { CallsStore, DueCall } from './calls.store.ts'
import { createDecideAuthorisation, type DecideDeps } from './decide-authorisation.ts'
import { orUnavailable, unavailable } from './or-unavailable.ts'
import { retryDelay } from './retry-times.ts'
import type { SettleCall } from './settle-call.ts'

type Deps = DecideDeps & {
  store: Pick<CallsStore, 'claimDue' | 'await' | 'lose' | 'schedule'>
  settle: Pick<SettleCall, 'authorised' | 'declined' | 'giveUp' | 'release' | 'settle'>
  webhookUrl: () => string
}

const batch = 20

export const createRunDueCalls = ({ webhookUrl, ...deps }: Deps) => {
  const { store, gateway, settle, now, log } = deps
  const decide = createDecideAuthorisation(deps)
  const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1_000)

  const send = ({ kind, id: attemptId, payerId: orderId, amount, ...due }: DueCall): Promise<SettleAnswer> => {
    const reference = kind === 'refund' ? due.captureReference : due.authorisationReference
    if (reference === null) throw new Error(`a ${kind} without the reference of its payment`)
    if (kind === 'void') return gateway.void({ attemptId, reference })
    const request = { attemptId, orderId, reference, amount, webhookUrl: webhookUrl() }
    return kind === 'capture' ? gateway.capture(request) : gateway.refund({ ...request, reason: 'refund' })
  }

  /**
   * Returns the reference of a payment that was charged immediately and that a void could not return: the money was taken, and is to be
   * refunded. An authorisation without a void lapses at the bank.
   */
  const chargeOf = async ({ kind, authorisationReference: reference }: DueCall, { state }: SettleAnswer) => {
    if (kind !== 'void' || state !== 'declined' || reference === null) return undefined
    const payment = await orUnavailable(gateway.lookUp({ reference }))
    if (payment === unavailable) return unavailable
    return payment?.state === 'captured' && payment.captured > payment.refunded ? reference : undefined
  }

  const settleDue = async (due: DueCall) => {
    failpoint('before_settle_call')
    const answer = await orUnavailable(send(due))
    failpoint('after_settle_call')
    const again = inSeconds(retryDelay(due.tries))
    if (answer === unavailable) return store.lose(due, again)
    if (answer.state === 'pending') return store.schedule(due, again)
    const charge = await chargeOf(due, answer)
    if (charge === unavailable) return store.lose(due, again)
    await settle.settle(due, { ...answer, charge })
  }

  return {
    /** Sends all due calls. `problems`: errors of earlier work, which are thrown together with the errors of the calls. */
    runDue: async (problems: unknown[] = []): Promise<void> => {
      const errors = [...problems]
      for (;;) {
        const claimed = await store.claimDue(gateway.name, now(), batch)
        if (claimed.length === 0) break
        const handled = await Promise.allSettled(claimed.map((due) => (due.kind === 'authorise' ? decide(due) : settleDue(due))))
        errors.push(...handled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])))
      }
      if (errors.length > 0) throw new AggregateError(errors, 'payments could not be settled')
    },

    /** Sends a refund immediately, unless the job has claimed it and is sending it. */
    sendRefund: async (callId: string): Promise<void> => {
      try {
        const [due] = await store.claimDue(gateway.name, now(), 1, callId)
        if (due) await settleDue(due)
      } catch (error) {
        log.error({ err: error, attemptId: callId }, 'a refund was not settled') // the job sends it again, whatever failed here
      }
    },
  }
}
