// Tap's webhooks: the object as its API returns it, and a hash of seven of its fields. https://developers.tap.company/docs/webhook
import { createHmac, timingSafeEqual } from 'node:crypto'
import { toDirhams } from '@sufra/shared/money'
import type { GatewayEvent, WebhookHeaders } from '../gateway/payment-gateway.ts'
import { authoriseAnswerOf } from './tap-authorise.ts'
import { tapPayment, tapRefund, type TapPayment, type TapRefund } from './tap-objects.ts'
import { isUndecided, reasonOf } from './tap-status.ts'

export const tapHash = (secretKey: string, object: TapPayment | TapRefund): string => {
  const { id, amount, currency, reference, status } = object
  const created = object.object === 'refund' ? object.created : object.transaction.created
  const text = `x_id${id}x_amount${amount.toFixed(2)}x_currency${currency}x_gateway_reference${reference.gateway}x_payment_reference${reference.payment}x_status${status}x_created${created}`
  return createHmac('sha256', secretKey).update(text).digest('hex')
}

const parse = (rawBody: Buffer): TapPayment | TapRefund | undefined => {
  try {
    const json: unknown = JSON.parse(rawBody.toString())
    return tapPayment.safeParse(json).data ?? tapRefund.safeParse(json).data
  } catch {
    return undefined // not JSON
  }
}

const isSigned = (secretKey: string, object: TapPayment | TapRefund, given: string): boolean => {
  const hash = Buffer.from(tapHash(secretKey, object))
  const signature = Buffer.from(given.toLowerCase())
  return hash.length === signature.length && timingSafeEqual(hash, signature)
}

const commonOf = ({ id, status, amount, currency, reference }: TapPayment | TapRefund) => ({
  id: `${id} ${status}`,
  attemptId: reference.transaction || reference.merchant,
  orderId: reference.order,
  reference: id,
  amount: toDirhams(amount),
  currency,
})

const refundEvent = (refund: TapRefund): GatewayEvent | 'irrelevant' => {
  if (isUndecided(refund.status)) return 'irrelevant'
  const common = { ...commonOf(refund), kind: 'refund', orderId: refund.metadata.order } as const
  return refund.status === 'REFUNDED' ? { ...common, state: 'succeeded' } : { ...common, state: 'declined', reason: 'other' }
}

/** A charge of one of our authorisations captures it; every other charge is a payment at once. */
const isCapture = ({ object, source }: TapPayment): boolean => object === 'charge' && source.id.startsWith('auth_')

/** A void has the attempt of its authorisation, so it says nothing about the attempt to void. */
const paymentEvent = (payment: TapPayment): GatewayEvent | 'irrelevant' => {
  if (payment.status === 'VOID' || isUndecided(payment.status)) return 'irrelevant'
  const kind = isCapture(payment) ? 'capture' : 'authorise'
  const answer = authoriseAnswerOf(payment)
  return answer.state === 'authorised'
    ? { ...commonOf(payment), kind, state: 'succeeded', card: kind === 'authorise' ? answer.card : undefined }
    : { ...commonOf(payment), kind, state: 'declined', reason: reasonOf(payment.response.code) }
}

export const createVerifyTapWebhook =
  (secretKey: string) =>
  (headers: WebhookHeaders, rawBody: Buffer): GatewayEvent | 'irrelevant' | undefined => {
    const object = parse(rawBody)
    if (!object || !isSigned(secretKey, object, String(headers['hashstring']))) return undefined
    return object.object === 'refund' ? refundEvent(object) : paymentEvent(object)
  }
