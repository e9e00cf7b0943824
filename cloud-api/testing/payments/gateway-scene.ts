// A payment gateway under test: its payments, and the webhooks that it sends.
import { randomUUID } from 'node:crypto'
import { dirhams } from '@sufra/shared/money'
import type { GatewayDeclineReason } from '@sufra/shared/payments/decline-reason'
import { expect, vi } from 'vitest'
import type { AuthoriseRequest, GatewayEvent, PaymentGateway, PaymentSource } from '../../src/money/payments/gateway/payment-gateway.ts'
import { startWebhookServer } from '../servers/webhook-server.ts'

/** Milliseconds of a timeout that ends soon, but is long enough for a call to arrive on a busy machine. */
export const impatience = 1_000

export type GatewayUnderTest = {
  gateway: PaymentGateway
  /** The same account, with `impatience`. */
  impatient: PaymentGateway
  /** The same account at an address without a server. */
  unreachable: PaymentGateway
  /** The gateway with a wrong key. */
  withWrongKey: PaymentGateway
  /** Returns the source of a diner whose payment follows the scenario. */
  source: (scenario: 'approve' | 'challenge' | 'no_answer' | GatewayDeclineReason) => Promise<PaymentSource>
  /** Answers as the diner on the bank's page. Returns the target of that page. */
  answerChallenge: (url: string, outcome: 'approve' | 'fail') => Promise<string | null>
  close: () => Promise<void>
}

export const returnUrl = 'http://127.0.0.1:7400/payments/return'
export const amount = dirhams(4_550)
const usual = {
  amount,
  currency: 'QAR',
  returnUrl,
  savesCard: false,
  language: 'en',
  customer: { name: 'Maryam', phone: '97455512345' },
} as const

export const createGatewayScene = async (start: () => Promise<GatewayUnderTest>) => {
  const webhooks = await startWebhookServer()
  const its = await start()
  const { gateway } = its

  const requestOf = (source: PaymentSource, change: Partial<AuthoriseRequest> = {}): AuthoriseRequest => ({
    ...usual,
    attemptId: randomUUID(),
    orderId: randomUUID(),
    webhookUrl: webhooks.url,
    source,
    ...change,
  })
  const captureOf = ({ orderId, reference }: { orderId: string; reference: string }) => ({
    attemptId: randomUUID(),
    orderId,
    reference,
    amount,
    webhookUrl: webhooks.url,
  })
  const authorised = async (change: Partial<AuthoriseRequest> = {}) => {
    const request = requestOf(await its.source('approve'), change)
    const answer = await gateway.authorise(request)
    if (answer.state !== 'authorised') throw new Error(`the payment is ${answer.state}`)
    return { ...request, ...answer }
  }
  const captured = async () => {
    const payment = await authorised()
    const answer = await gateway.capture(captureOf(payment))
    if (answer.state !== 'succeeded') throw new Error(`the capture is ${answer.state}`)
    return { ...payment, captureReference: answer.reference }
  }
  const isEvent = (event: GatewayEvent | 'irrelevant' | undefined) => event !== undefined && event !== 'irrelevant'
  /** Returns the genuine webhooks about an attempt. */
  const eventsOf = (attemptId: string): GatewayEvent[] =>
    webhooks.received
      .map(({ headers, body }) => gateway.verifyWebhook(headers, body))
      .filter(isEvent)
      .filter((event) => event.attemptId === attemptId)

  return {
    ...its,
    webhooks,
    requestOf,
    captureOf,
    authorised,
    captured,
    eventsOf,
    /** Returns the first webhook, waiting for it if necessary. */
    eventOf: (attemptId: string) =>
      vi.waitFor(() => {
        const [event] = eventsOf(attemptId)
        expect(event).toBeDefined()
        return event
      }, 60_000),
    close: async () => {
      await its.close()
      await webhooks.close()
    },
  }
}

export type GatewayScene = Awaited<ReturnType<typeof createGatewayScene>>
