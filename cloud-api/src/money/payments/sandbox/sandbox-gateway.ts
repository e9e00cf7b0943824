// The adapter of the sandbox: it knows the sandbox's address and keys, and calls it over HTTP.
import { dirhams } from '@sufra/shared/money'
import { wallets } from '@sufra/shared/payments/gateway-config'
import { z } from 'zod'
import { callGateway, conditionOf } from '../gateway/call-gateway.ts'
import {
  GatewayUnavailable,
  type AuthoriseAnswer,
  type GatewayPayment,
  type PaymentGateway,
  type SettleAnswer,
} from '../gateway/payment-gateway.ts'
import { sandboxEvent, sandboxPayment } from './sandbox-documents.ts'
import { sandboxPath } from './sandbox-path.ts'
import { settleAnswer, type SettleBody } from './settle.ts'
import { isSignedWebhook, signatureHeader } from './webhook-signature.ts'

type Options = {
  /** Address of the sandbox for our calls. */
  url: () => string
  /** Address of the sandbox for browsers, when our own server does not serve it. */
  browserUrl?: string
  apiKey: string
  webhookSecret: string
  /** Milliseconds. */
  timeout: number
  now?: () => Date
}

const shownPayment = sandboxPayment
  .pick({
    reference: true,
    attemptId: true,
    orderId: true,
    amount: true,
    currency: true,
    state: true,
    reason: true,
    card: true,
    captured: true,
    refunded: true,
  })
  .extend({ challengePath: z.string().optional() })
const sandboxAccount = z.object({ name: z.literal('sandbox') })
type ShownPayment = z.output<typeof shownPayment>

const answerOf = ({ reference, state, reason = 'other', card, challengePath }: ShownPayment, browserUrl: string): AuthoriseAnswer => {
  if (state === 'declined') return { state, reference, reason }
  if (state === 'challenge') return { state, reference, url: `${browserUrl}${challengePath}` }
  if (state === 'pending') return { state, reference }
  return { state: 'authorised', reference, card }
}

const paymentOf = ({ amount, captured, refunded, challengePath: _path, ...payment }: ShownPayment): GatewayPayment => ({
  ...payment,
  authorised: dirhams(['authorised', 'captured', 'voided'].includes(payment.state) ? amount : 0),
  captured: dirhams(captured),
  refunded: dirhams(refunded),
})

const feeOf = ({ fee }: { fee?: number }) => (fee === undefined ? undefined : dirhams(fee))

/** Parses JSON. Returns undefined for any other text. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const createSandboxGateway = ({
  url,
  browserUrl,
  apiKey,
  webhookSecret,
  timeout,
  now = () => new Date(),
}: Options): PaymentGateway => {
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    callGateway({ method, url: `${url()}${path}`, key: apiKey, body, timeout })

  const read = <T>(schema: z.ZodType<T>, { status, json }: { status: number; json: unknown }): T => {
    const answer = schema.safeParse(json)
    if (status !== 200 || !answer.success) throw new GatewayUnavailable(`the sandbox answered ${status}`)
    return answer.data
  }
  const settle = async (body: SettleBody): Promise<SettleAnswer> => {
    const answer = read(settleAnswer, await call('POST', '/v1/settlements', body))
    return answer.state === 'succeeded' ? { ...answer, fee: feeOf(answer) } : answer
  }

  return {
    name: 'sandbox',
    mode: 'sandbox',
    browserConfig: ({ baseUrl }) => {
      const base = browserUrl ?? new URL(sandboxPath, baseUrl).href
      return {
        kind: 'sandbox',
        origin: new URL(base).origin,
        fieldsUrl: `${base}/fields`,
        pinUrl: `${base}/pin`,
        walletUrl: `${base}/wallet`,
        wallets: [...wallets],
        takesUpi: true,
        takesDebit: true,
      }
    },
    authorise: async ({ customer: _customer, language, ...request }) => {
      const base = browserUrl ?? new URL(sandboxPath, request.returnUrl).href
      const answer = answerOf(read(shownPayment, await call('POST', '/v1/payments', request)), base)
      return answer.state === 'challenge' ? { ...answer, url: `${answer.url}?lang=${language}` } : answer
    },
    capture: ({ attemptId, reference, amount, webhookUrl }) => settle({ kind: 'capture', attemptId, reference, amount, webhookUrl }),
    void: ({ attemptId, reference }) => settle({ kind: 'void', attemptId, reference }),
    refund: ({ attemptId, reference, amount, webhookUrl }) => settle({ kind: 'refund', attemptId, reference, amount, webhookUrl }),
    lookUp: async (payment) => {
      const answer = await call('GET', `/v1/payments?${new URLSearchParams(payment).toString()}`)
      return answer.status === 404 ? undefined : paymentOf(read(shownPayment, answer))
    },
    readCondition: () => conditionOf(call('GET', '/v1/account').then((answer) => read(sandboxAccount, answer))),
    verifyWebhook: (headers, rawBody) => {
      const body = rawBody.toString()
      if (!isSignedWebhook(webhookSecret, now(), String(headers[signatureHeader]), body)) return undefined
      const event = sandboxEvent.safeParse(parseJson(body)).data
      return event && { ...event, amount: dirhams(event.amount), fee: feeOf(event) }
    },
  }
}
