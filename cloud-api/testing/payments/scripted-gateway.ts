// A payment gateway whose answers a test decides. It authorises, captures, voids and refunds like a real one, once for each attempt.
import { dirhams } from '@sufra/shared/money'
import {
  GatewayUnavailable,
  type AuthoriseAnswer,
  type AuthoriseRequest,
  type GatewayEvent,
  type GatewayPayment,
  type PaymentGateway,
  type SavedCard,
  type SettleAnswer,
} from '../../src/money/payments/gateway/payment-gateway.ts'

type Settling = { kind: 'capture' | 'void' | 'refund'; attemptId: string; reference: string; amount?: number }
type Decision = (request: AuthoriseRequest) => Promise<AuthoriseAnswer>

export const signatureHeader = 'x-test-signature'
export const lost = () => new GatewayUnavailable('the answer was lost')

export const createScriptedGateway = () => {
  const authorised: AuthoriseRequest[] = []
  const settled: Settling[] = []
  const payments = new Map<string, GatewayPayment>()
  let decide: Decision | undefined
  let losesAnswers = 0
  let settleAnswer: ((settling: Settling) => SettleAnswer) | undefined
  let isDown = false
  let confirm: PaymentGateway['confirmEvent']

  const loseAnswer = () => {
    if (losesAnswers === 0) return
    losesAnswers -= 1
    throw lost()
  }

  /** Records the gateway's state of a payment. */
  const record = (request: AuthoriseRequest, state: GatewayPayment['state'], more: Partial<GatewayPayment> = {}): GatewayPayment => {
    const { attemptId, orderId, amount, currency } = request
    const isPaid = state === 'authorised' || state === 'captured'
    const payment = {
      reference: `auth_${attemptId}`,
      attemptId,
      orderId,
      state,
      authorised: isPaid ? amount : dirhams(0),
      captured: dirhams(0),
      refunded: dirhams(0),
      currency,
      ...more,
    }
    payments.set(attemptId, payment)
    return payment
  }

  const settle = async (settling: Settling): Promise<SettleAnswer> => {
    if (isDown) throw lost()
    const isNew = !settled.some(({ attemptId }) => attemptId === settling.attemptId)
    if (isNew) settled.push(settling)
    loseAnswer()
    return settleAnswer?.(settling) ?? { state: 'succeeded', reference: `${settling.kind}_${settling.attemptId}` }
  }

  const gateway: PaymentGateway = {
    name: 'sandbox',
    mode: 'sandbox',
    browserConfig: ({ baseUrl }) => ({
      kind: 'sandbox',
      origin: baseUrl,
      fieldsUrl: `${baseUrl}/fields`,
      pinUrl: `${baseUrl}/pin`,
      walletUrl: `${baseUrl}/wallet`,
      wallets: ['applePay', 'googlePay'],
      takesUpi: true,
      takesDebit: true,
    }),
    authorise: async (request) => {
      authorised.push(request)
      if (isDown) throw lost()
      if (decide) return decide(request)
      const { reference } = record(request, 'authorised')
      loseAnswer()
      return { state: 'authorised', reference }
    },
    capture: (request) => settle({ kind: 'capture', ...request }),
    void: (request) => settle({ kind: 'void', ...request }),
    refund: (request) => settle({ kind: 'refund', ...request }),
    lookUp: async (wanted) => {
      if (isDown) throw lost()
      return [...payments.values()].find((each) =>
        'reference' in wanted ? each.reference === wanted.reference : each.attemptId === wanted.attemptId,
      )
    },
    readCondition: async () => (isDown ? 'unavailable' : 'ready'),
    verifyWebhook: (headers, rawBody) =>
      headers[signatureHeader] === 'good' ? (JSON.parse(rawBody.toString()) as GatewayEvent) : undefined, // the test's own event
    confirmEvent: async (event) => (confirm ? confirm(event) : event),
  }

  return {
    gateway,
    /** The requests to authorise, in order, and the distinct captures, voids and refunds. */
    authorised,
    settled,
    payments,
    record,
    /** Sets the decision about the next authorisations; undefined authorises them. */
    decide: (decision: Decision | undefined) => {
      decide = decision
    },
    settleAs: (answer: ((settling: Settling) => SettleAnswer) | undefined) => {
      settleAnswer = answer
    },
    /** Sets the gateway's data of the next webhooks; undefined confirms the webhooks. */
    confirmAs: (confirmation: PaymentGateway['confirmEvent']) => {
      confirm = confirmation
    },
    /** Loses the next answers, although the gateway executes the calls. */
    loseAnswers: (count: number) => {
      losesAnswers = count
    },
    /** Makes the gateway unreachable. */
    setDown: (down: boolean) => {
      isDown = down
    },
    challenge:
      (url = 'https://bank.test/challenge'): Decision =>
      async (request) => ({ state: 'challenge', reference: record(request, 'challenge').reference, url }),
    decline:
      (reason: NonNullable<GatewayPayment['reason']>): Decision =>
      async (request) => ({ state: 'declined', reference: record(request, 'declined', { reason }).reference, reason }),
    authoriseWith:
      (card: SavedCard): Decision =>
      async (request) => ({ state: 'authorised', reference: record(request, 'authorised', { card }).reference, card }),
    /** Returns the webhook about an authorisation. */
    eventOf: (request: AuthoriseRequest, more: Partial<GatewayEvent> = {}): GatewayEvent => ({
      id: `event_${request.attemptId}`,
      kind: 'authorise',
      state: 'succeeded',
      attemptId: request.attemptId,
      orderId: request.orderId,
      reference: `auth_${request.attemptId}`,
      amount: request.amount,
      currency: request.currency,
      ...more,
    }),
  }
}
export type ScriptedGateway = ReturnType<typeof createScriptedGateway>
