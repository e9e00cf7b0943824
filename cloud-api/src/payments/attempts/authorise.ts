import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '@sufra/shared/localized-text'
import { customerDetails } from '@sufra/shared/orders/customer-details'
import type { PaymentPayload } from '@sufra/shared/payments/payment.routes'
import type { FastifyBaseLogger } from 'fastify'
import { failpoint } from '../../failpoints/failpoints.ts'
import { GatewayUnavailable, type AuthoriseAnswer, type PaymentGateway, type PaymentSource } from '../gateway/payment-gateway.ts'
import type { AttemptKey, AttemptsStore } from './attempts.store.ts'
import { lookUpDelay } from './retry-times.ts'
import type { SettleAuthorisation } from './settle-authorisation.ts'

type Deps = {
  gateway: PaymentGateway
  store: AttemptsStore
  settle: SettleAuthorisation
  webhookUrl: (baseUrl: string) => string
  /** Milliseconds that a diner's request waits for the gateway. Its answer counts however late it comes. */
  maxWait: number
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}
type Authorising = {
  orderId: string
  attemptId: string
  source: PaymentSource
  savesCard: boolean
  baseUrl: string
  language: Language
}

/** Calls the gateway for an order that was placed, and settles its answer. Resolves when it has answered, or after `maxWait`. */
export const createAuthorise = ({ gateway, store, settle, webhookUrl, maxWait, now, log }: Deps) => {
  const inFlight = new Set<Promise<void>>()
  const soon = () => new Date(now().getTime() + lookUpDelay(0) * 1_000)

  const settleAnswer = async (key: AttemptKey, answer: AuthoriseAnswer) => {
    if (answer.state === 'authorised') return settle.authorised(key, answer)
    if (answer.state === 'declined') return settle.declined(key, answer.reason)
    await store.await(key, { reference: answer.reference, url: answer.state === 'challenge' ? answer.url : null, again: soon() })
    failpoint('after_awaited_commit')
  }

  const authorise = async (payload: PaymentPayload, { baseUrl, ...request }: Authorising) => {
    const key = { restaurantId: payload.restaurantId, orderId: request.orderId, attemptId: request.attemptId }
    const { customerName, mobileNumber } = payload.customerDetails ?? customerDetails.parse({})
    failpoint('before_authorise_call')
    try {
      const answer = await gateway.authorise({
        ...request,
        amount: payload.totalPrice,
        currency: 'QAR',
        returnUrl: `${baseUrl}/payments?resume=1`,
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

  return {
    authorise: async (payload: PaymentPayload, authorising: Authorising): Promise<void> => {
      const answered = authorise(payload, authorising)
        // The attempt is looked up later, whatever went wrong here.
        .catch((error: unknown) => log.error({ err: error, attemptId: authorising.attemptId }, 'an authorisation was not settled'))
        .finally(() => inFlight.delete(answered))
      inFlight.add(answered)
      const ends = new AbortController()
      await Promise.race([answered, wait(maxWait, undefined, { signal: ends.signal, ref: false }).catch(() => {})]) // rejects when it is aborted
      ends.abort()
    },
    /** Resolves when no call is in flight. */
    whenIdle: async (): Promise<void> => {
      await Promise.all(inFlight)
    },
  }
}

export type Authorise = ReturnType<typeof createAuthorise>['authorise']
