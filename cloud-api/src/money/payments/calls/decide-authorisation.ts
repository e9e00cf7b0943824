// Looks up an authorisation without a decision, and gives it up when it is too old.
import type { FastifyBaseLogger } from 'fastify'
import { failpoint } from '../../../platform/process/failpoints.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import type { CallsStore, DueCall } from './calls.store.ts'
import { isMatching } from './is-matching.ts'
import { orUnavailable, unavailable } from './or-unavailable.ts'
import { abandonedAfter, forgottenAfter, lookUpDelay, neverArrivedAfter, stockHeldFor } from './retry-times.ts'
import type { SettleCall } from './settle-call.ts'

export type DecideDeps = {
  store: Pick<CallsStore, 'await' | 'lose' | 'schedule'>
  gateway: PaymentGateway
  settle: Pick<SettleCall, 'authorised' | 'declined' | 'giveUp' | 'release'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

export const createDecideAuthorisation = ({ store, gateway, settle, now, log }: DecideDeps) => {
  const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1_000)

  /** Looks up an authorisation and returns its state. */
  const lookUp = async (due: DueCall): Promise<'decided' | 'challenge' | 'undecided'> => {
    const again = inSeconds(lookUpDelay(due.ageSeconds))
    const payment = await orUnavailable(gateway.lookUp(due.reference === null ? { attemptId: due.id } : { reference: due.reference }))
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
    log.error({ attemptId: due.id, reference }, 'the payment gateway authorised something else than it was asked for')
    await store.schedule(due, again)
    return 'undecided'
  }

  return async (due: DueCall): Promise<void> => {
    const found = await lookUp(due)
    if (found === 'decided' || due.ageSeconds < stockHeldFor) return
    if (due.ageSeconds < abandonedAfter) return settle.release(due)
    await settle.giveUp(due, found === 'challenge' ? 'challenge_failed' : 'other')
    if (due.ageSeconds >= forgottenAfter) await store.schedule(due, null)
  }
}
