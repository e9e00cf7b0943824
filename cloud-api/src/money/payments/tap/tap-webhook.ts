// Tap's webhooks: the object as its API returns it, and a hash of seven of its fields. The other fields, which name our attempt and order,
// are read at Tap before they are trusted. https://developers.tap.company/docs/webhook
import { createHmac, timingSafeEqual } from 'node:crypto'
import { toDirhams } from '@sufra/shared/money'
import { GatewayUnavailable, type GatewayEvent, type WebhookHeaders } from '../gateway/payment-gateway.ts'
import { isNotFound, type TapApi } from './tap-api.ts'
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

/** A charge of one of our authorisations is a capture; every other charge is an immediate payment. */
const isCapture = ({ object, source }: TapPayment): boolean => object === 'charge' && source.id.startsWith('auth_')

/** A voided payment is irrelevant: Tap reports it with the attempt of the authorisation, which does not identify our call to void it. */
const paymentEvent = (payment: TapPayment): GatewayEvent | 'irrelevant' => {
  if (payment.status === 'VOID' || isUndecided(payment.status)) return 'irrelevant'
  const kind = isCapture(payment) ? 'capture' : 'authorise'
  const answer = authoriseAnswerOf(payment)
  return answer.state === 'authorised'
    ? { ...commonOf(payment), kind, state: 'succeeded', card: kind === 'authorise' ? answer.card : undefined }
    : { ...commonOf(payment), kind, state: 'declined', reason: reasonOf(payment.response.code) }
}

const eventOf = (object: TapPayment | TapRefund) => (object.object === 'refund' ? refundEvent(object) : paymentEvent(object))

export const createVerifyTapWebhook =
  (secretKey: string) =>
  (headers: WebhookHeaders, rawBody: Buffer): GatewayEvent | 'irrelevant' | undefined => {
    const object = parse(rawBody)
    if (!object || !isSigned(secretKey, object, String(headers['hashstring']))) return undefined
    return eventOf(object)
  }

/** Reads the object by its id, which the hash covers and whose prefix names its kind. */
const readObject = (api: TapApi, id: string) => {
  const path = encodeURIComponent(id)
  if (id.startsWith('chg_')) return api.get(tapPayment, `/charges/${path}`)
  return id.startsWith('auth_') ? api.get(tapPayment, `/authorize/${path}`) : api.get(tapRefund, `/refunds/${path}`)
}

export const createConfirmTapEvent =
  (api: TapApi) =>
  async ({ reference }: GatewayEvent): Promise<GatewayEvent | 'irrelevant' | undefined> => {
    const answer = await readObject(api, reference)
    if ('value' in answer) return answer.value.id === reference ? eventOf(answer.value) : undefined
    if (isNotFound(answer.error) || answer.error.startsWith('404')) return undefined
    throw new GatewayUnavailable('Tap refused to look up a webhook')
  }
