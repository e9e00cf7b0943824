import type { Language } from '@sufra/shared/localized-text'
import { customerDetails } from '@sufra/shared/orders/customer-details'
import type { PaymentPayload } from '@sufra/shared/payments/payment.routes'
import type { FastifyBaseLogger } from 'fastify'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { GatewayUnavailable, type AuthoriseAnswer, type PaymentGateway, type PaymentSource } from '../gateway/payment-gateway.ts'
import type { CallKey, CallsStore } from './calls.store.ts'
import { lookUpDelay } from './retry-times.ts'
import type { SettleCall } from './settle-call.ts'
import type { WithinTimeLimit } from './within-time-limit.ts'

type Deps = {
  gateway: PaymentGateway
  store: Pick<CallsStore, 'await' | 'lose'>
  settle: Pick<SettleCall, 'authorised' | 'declined'>
  webhookUrl: (baseUrl: string) => string
  /** Limits the time for which a diner's request waits for the gateway, whose answer counts however late it comes. */
  withinTimeLimit: WithinTimeLimit
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}
type Payable = Pick<PaymentPayload, 'restaurantId' | 'totalPrice' | 'customerDetails'>
type Authorising = {
  payerId: string
  callId: string
  source: PaymentSource
  savesCard: boolean
  baseUrl: string
  language: Language
  /** The page that the diner comes back to after a challenge. */
  returnPath?: string
}

/** Calls the gateway for a stored authorisation, and settles its answer. Resolves when the answer is settled, or at the time limit. */
export const createAuthorise = ({ gateway, store, settle, webhookUrl, withinTimeLimit, now, log }: Deps) => {
  const soon = () => new Date(now().getTime() + lookUpDelay(0) * 1_000)

  const settleAnswer = async (key: CallKey, answer: AuthoriseAnswer) => {
    if (answer.state === 'authorised') return settle.authorised(key, answer)
    if (answer.state === 'declined') return settle.declined(key, answer.reason)
    await store.await(key, { reference: answer.reference, url: answer.state === 'challenge' ? answer.url : null, again: soon() })
    failpoint('after_awaited_commit')
  }

  const authorise = async (payload: Payable, { payerId, callId, baseUrl, returnPath = '/payments', ...request }: Authorising) => {
    const key = { restaurantId: payload.restaurantId, payerId, id: callId }
    const { customerName, mobileNumber } = payload.customerDetails ?? customerDetails.parse({})
    failpoint('before_authorise_call')
    try {
      const answer = await gateway.authorise({
        ...request,
        attemptId: callId,
        orderId: payerId,
        amount: payload.totalPrice,
        currency: 'QAR',
        returnUrl: `${baseUrl}${returnPath}?resume=1`,
        webhookUrl: webhookUrl(baseUrl),
        customer: { name: customerName, phone: mobileNumber },
      })
      failpoint('after_authorise_call')
      await settleAnswer(key, answer)
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
      await store.lose(key, soon())
      failpoint('after_lost_commit')
    }
  }

  return (payload: Payable, authorising: Authorising): Promise<void> =>
    withinTimeLimit(
      authorise(payload, authorising)
        // The call is looked up later, whatever failed here.
        .catch((error: unknown) => log.error({ err: error, attemptId: authorising.callId }, 'an authorisation was not settled')),
    )
}

export type Authorise = ReturnType<typeof createAuthorise>
