import type { FastifyBaseLogger } from 'fastify'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { Refusal, refused } from '../../../platform/refusals/refused.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { readCall, type GatewayCall, type PayerKind } from '../calls/calls.store.ts'
import { isMatching } from '../calls/is-matching.ts'
import type { SettleCall } from '../calls/settle-call.ts'
import type { GatewayEvent } from '../gateway/payment-gateway.ts'
import type { FailedWebhooksStore } from './failed-webhooks.store.ts'

type Deps = {
  db: Db
  /** Settles the calls of each kind of payers. */
  payers: Record<PayerKind, Pick<SettleCall, 'authorised' | 'declined' | 'settle'>>
  failed: Pick<FailedWebhooksStore, 'record' | 'settle'>
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}

/** Whether an error means that a genuine webhook does not match our payment. */
export const isMismatch = (error: unknown): boolean => error instanceof Refusal && error.code === 'payment.webhook_mismatch'

/**
 * Settles the call of a genuine webhook, like an answer to its call; a second time changes nothing. A failed webhook is stored, without the
 * card, to be processed again. Refuses `payment.webhook_mismatch` when no call of ours has its order, kind, amount and currency.
 */
export const createProcessEvent = ({ db, payers, failed, log, now }: Deps) => {
  const settleEvent = async (call: GatewayCall | undefined, event: GatewayEvent): Promise<void> => {
    const { kind, state, reference, fee, reason = 'other' } = event
    if (call?.kind !== kind || !isMatching(call, event)) throw refused('payment.webhook_mismatch')
    const settle = payers[call.payerKind]
    const isDeclined = state === 'declined'
    failpoint('before_webhook_commit')
    if (kind !== 'authorise') await settle.settle(call, { state, reference, fee, reason: isDeclined ? reason : null })
    else if (isDeclined) await settle.declined(call, reason)
    else await settle.authorised(call, event)
    failpoint('after_webhook_commit')
  }

  const record = async (event: GatewayEvent, call: GatewayCall | undefined, error: unknown): Promise<void> => {
    const { attemptId, reference } = event
    const isOurs = !isMismatch(error)
    if (!isOurs) log.error({ attemptId, reference }, 'a webhook does not match its call')
    const reason = isOurs ? 'error' : call ? 'mismatch' : 'unknown'
    try {
      await failed.record(event, { reason, restaurantId: call?.restaurantId ?? null }, now())
    } catch (problem) {
      log.error({ err: problem, attemptId, reference }, 'a failed webhook could not be stored')
    }
  }

  return async (event: GatewayEvent): Promise<void> => {
    let call: GatewayCall | undefined
    try {
      call = await readCall(db, event.orderId, event.attemptId)
      await settleEvent(call, event)
    } catch (error) {
      await record(event, call, error)
      throw error
    }
    await failed.settle(event.id, now())
  }
}

export type ProcessEvent = ReturnType<typeof createProcessEvent>
