// Captures, voids and refunds at Tap.
import { toDirhams, toQar } from '@sufra/shared/money'
import type { PaymentGateway, SettleAnswer } from '../gateway/payment-gateway.ts'
import type { TapAccount, TapApi } from './tap-api.ts'
import { tapPayment, tapRefund } from './tap-objects.ts'
import { isUndecided, reasonOf } from './tap-status.ts'

type Capture = Parameters<PaymentGateway['capture']>[0]
type Void = Parameters<PaymentGateway['void']>[0]
type Refund = Omit<Parameters<PaymentGateway['refund']>[0], 'orderId' | 'webhookUrl'> & { orderId?: string; webhookUrl?: string }

const declined: SettleAnswer = { state: 'declined', reason: 'other' }

/** A payment by debit card, including one in a wallet, is a charge from the start. */
const isCharge = (reference: string) => reference.startsWith('chg_')

const path = (id: string) => encodeURIComponent(id)

export const createTapSettle = (api: TapApi, { merchantId }: Pick<TapAccount, 'merchantId'>) => {
  const merchant = merchantId === undefined ? {} : { merchant: { id: merchantId } }

  const captureCharge = async ({ reference, amount }: Capture): Promise<SettleAnswer> => {
    const charge = await api.get(tapPayment, `/charges/${path(reference)}`)
    const isCaptured = 'value' in charge && charge.value.status === 'CAPTURED' && charge.value.amount === toQar(amount)
    return isCaptured ? { state: 'succeeded', reference } : declined
  }

  const capture = async (request: Capture): Promise<SettleAnswer> => {
    const { attemptId, orderId, reference, amount, webhookUrl } = request
    if (isCharge(reference)) return captureCharge(request)
    const authorisation = await api.get(tapPayment, `/authorize/${path(reference)}`)
    if ('error' in authorisation) return declined
    const { currency, customer } = authorisation.value
    const answer = await api.post(tapPayment, '/charges', {
      amount: toQar(amount),
      currency,
      customer_initiated: true,
      threeDSecure: true,
      reference: { transaction: attemptId, order: orderId, idempotent: attemptId },
      source: { id: reference },
      customer: { id: customer.id },
      ...merchant,
      post: { url: webhookUrl },
    })
    if ('error' in answer) return declined
    const { id, status, response } = answer.value
    if (status === 'CAPTURED') return { state: 'succeeded', reference: id }
    return isUndecided(status) ? { state: 'pending', reference: id } : { state: 'declined', reason: reasonOf(response.code) }
  }

  const refund = async ({ attemptId, orderId, reference, amount, reason, webhookUrl }: Refund): Promise<SettleAnswer> => {
    const made = await api.post(tapRefund, '/refunds', {
      charge_id: reference,
      amount: toQar(amount),
      currency: 'QAR',
      reason,
      reference: { merchant: attemptId, idempotent: attemptId },
      metadata: { order: orderId },
      ...(webhookUrl === undefined ? {} : { post: { url: webhookUrl } }),
    })
    if ('error' in made) return declined
    const { id } = made.value
    // A repeated call returns the first answer, so the current state is read from the refund.
    const answer = isUndecided(made.value.status) ? await api.get(tapRefund, `/refunds/${path(id)}`) : made
    const status = 'value' in answer ? answer.value.status : made.value.status
    if (status === 'REFUNDED') return { state: 'succeeded', reference: id }
    return isUndecided(status) ? { state: 'pending', reference: id } : declined
  }

  const voidPayment = async ({ attemptId, reference }: Void): Promise<SettleAnswer> => {
    if (isCharge(reference)) {
      const charge = await api.get(tapPayment, `/charges/${path(reference)}`)
      if ('error' in charge) return declined
      return refund({ attemptId, reference, amount: toDirhams(charge.value.amount), reason: 'requested_by_customer' })
    }
    const answer = await api.post(tapPayment, `/authorize/${path(reference)}/void`, {})
    // Tap refuses the call when the authorisation is void already.
    const payment = 'value' in answer ? answer : await api.get(tapPayment, `/authorize/${path(reference)}`)
    return 'value' in payment && payment.value.status === 'VOID' ? { state: 'succeeded', reference } : declined
  }

  return { capture, refund, void: voidPayment }
}
