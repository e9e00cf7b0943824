// Authorisations at Tap, and immediate charges by debit cards, which their network cannot authorise first.
import { toQar } from '@sufra/shared/money'
import { codeOf, splitNumber } from '@sufra/shared/phone-numbers/country-codes'
import {
  GatewayUnavailable,
  type AuthoriseAnswer,
  type AuthoriseRequest,
  type PaymentSource,
  type SavedCard,
} from '../gateway/payment-gateway.ts'
import type { TapAccount, TapApi } from './tap-api.ts'
import { tapPayment, tapToken, type TapPayment, type TapToken } from './tap-objects.ts'
import { isUndecided, reasonOf } from './tap-status.ts'

/** Hours until Tap voids an authorisation that we have not captured or voided: its maximum. */
const autoVoidHours = 168

/** Tap's source of a charge by NAPS/QPay. */
const debitSource = 'src_qa.qpay'

/** Our token of a saved card consists of Tap's customer and card, since a payment needs both. */
const savedCardOf = ({ customer, card }: TapPayment): SavedCard | undefined => {
  if (!card?.id || !customer.id) return undefined
  const { exp_month: month, exp_year: year } = card
  const expiry = month && year ? `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}` : ''
  return { token: `${customer.id}/${card.id}`, brand: card.brand, lastFour: card.last_four, expiry }
}

/** Returns the outcome of an authorisation, or of an immediate charge. */
export const authoriseAnswerOf = (payment: TapPayment): AuthoriseAnswer => {
  const { id: reference, status, response, transaction, save_card: isSaved } = payment
  if (status === 'AUTHORIZED' || status === 'CAPTURED')
    return { state: 'authorised', reference, card: isSaved ? savedCardOf(payment) : undefined }
  if (status === 'INITIATED' && transaction.url) return { state: 'challenge', reference, url: transaction.url }
  if (isUndecided(status)) return { state: 'pending', reference }
  return { state: 'declined', reference, reason: reasonOf(response.code) }
}

const splitSavedCard = (token: string) => {
  const [customerId = '', cardId = ''] = token.split('/')
  return { customerId, cardId }
}

/** Returns the data of Apple's or Google's button, which is JSON, or undefined for any other text. */
const walletData = (token: string): unknown => {
  try {
    return JSON.parse(token)
  } catch {
    return undefined
  }
}

const walletTypes = { applePay: 'applepay', googlePay: 'googlepay' } as const

const tokenRequest = (source: PaymentSource): object | undefined => {
  if (source.kind === 'saved_card') {
    const { customerId, cardId } = splitSavedCard(source.token)
    return { saved_card: { card_id: cardId, customer_id: customerId } }
  }
  return source.kind === 'wallet' ? { type: walletTypes[source.wallet], token_data: walletData(source.token) } : undefined
}

/** Source of a payment at Tap; `isDirect`: it is charged immediately. */
type TapSource = { id: string; isDirect: boolean }

/** A wallet's token does not name the network of its debit card, and NAPS/QPay cannot authorise. */
const walletSource = ({ id, card }: TapToken): TapSource => ({ id, isDirect: card.funding === 'DEBIT' })

export const createTapAuthorise = (api: TapApi, { merchantId }: Pick<TapAccount, 'merchantId'>) => {
  /** Reads the token that Tap's own button made. A token that Tap does not return is authorised, so that Tap decides about it. */
  const readToken = async (id: string): Promise<TapSource> => {
    const answer = await api.get(tapToken, `/tokens/${encodeURIComponent(id)}`)
    return 'value' in answer ? walletSource(answer.value) : { id, isDirect: false }
  }

  /** Returns undefined when Tap refuses the source. */
  const toTapSource = async (source: PaymentSource): Promise<TapSource | undefined> => {
    if (source.kind === 'debit') return { id: debitSource, isDirect: true }
    if (source.kind === 'upi') return undefined
    if (source.kind === 'card') return { id: source.token, isDirect: false }
    if (source.token.startsWith('tok_')) return readToken(source.token)
    const answer = await api.post(tapToken, '/tokens', tokenRequest(source) ?? {})
    if ('error' in answer) return undefined
    return source.kind === 'wallet' ? walletSource(answer.value) : { id: answer.value.id, isDirect: false }
  }

  const toBody = (request: AuthoriseRequest, { id, isDirect }: TapSource) => {
    const { attemptId, orderId, amount, currency, savesCard, customer, returnUrl, webhookUrl } = request
    const { country, written } = splitNumber(customer.phone)
    const saved = request.source.kind === 'saved_card' ? splitSavedCard(request.source.token) : undefined
    return {
      amount: toQar(amount),
      currency,
      customer_initiated: true,
      threeDSecure: true,
      save_card: savesCard && request.source.kind === 'card',
      reference: { transaction: attemptId, order: orderId, idempotent: attemptId },
      customer: saved ? { id: saved.customerId } : { first_name: customer.name, phone: { country_code: codeOf(country), number: written } },
      source: { id },
      ...(isDirect ? {} : { auto: { type: 'VOID', time: autoVoidHours } }),
      ...(merchantId === undefined ? {} : { merchant: { id: merchantId } }),
      post: { url: webhookUrl },
      redirect: { url: returnUrl },
    }
  }

  return async (request: AuthoriseRequest): Promise<AuthoriseAnswer> => {
    const source = await toTapSource(request.source)
    if (source === undefined) return { state: 'declined', reason: 'other' }
    const path = source.isDirect ? '/charges' : '/authorize'
    const answer = await api.post(tapPayment, path, toBody(request, source), request.language)
    if ('error' in answer) return { state: 'declined', reason: 'other' }
    const { reference, amount } = answer.value
    if (reference.transaction && reference.transaction !== request.attemptId)
      throw new GatewayUnavailable('Tap answered for another payment')
    if (amount !== toQar(request.amount)) throw new GatewayUnavailable('Tap answered with another amount')
    return authoriseAnswerOf(answer.value)
  }
}
