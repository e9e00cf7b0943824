// Reads a payment's state at Tap: its authorisation, the charge that captured it, and the refunds of that charge.
import { add, toDirhams, zero, type Dirhams } from '@sufra/shared/money'
import { GatewayUnavailable, type GatewayPayment } from '../gateway/payment-gateway.ts'
import { isNotFound, type TapApi } from './tap-api.ts'
import { tapList, tapPayment, type TapPayment, type TapRefund } from './tap-objects.ts'
import { authoriseAnswerOf } from './tap-authorise.ts'

/** Maximum page size of Tap. */
const pageSize = 50
/** Maximum number of pages that are searched for an attempt; the outcome of an older attempt stays unknown. */
const maxPages = 40

type List = 'authorizes' | 'charges' | 'refunds'
const listPaths: Record<List, string> = { authorizes: '/authorize/list', charges: '/charges/list', refunds: '/refunds/list' }

const sum = (amounts: number[]): Dirhams => add(...amounts.map(toDirhams))

export const createTapLookUp = (api: TapApi) => {
  /** Returns one page; empty when Tap has none. The callers filter it again, since Tap may ignore a filter. */
  const list = async <L extends List>(name: L, filter: object) => {
    const answer = await api.post(tapList, listPaths[name], { limit: pageSize, ...filter })
    if ('value' in answer) return { hasMore: answer.value.has_more, found: answer.value[name] ?? [] }
    if (isNotFound(answer.error)) return { hasMore: false, found: [] }
    throw new GatewayUnavailable('Tap refused a search')
  }

  const capturedBy = async (authorisation: TapPayment): Promise<TapPayment[]> => {
    if (authorisation.object === 'charge') return authorisation.status === 'CAPTURED' ? [authorisation] : []
    if (authorisation.status !== 'CAPTURED') return []
    const { found } = await list('charges', { sources: [authorisation.id] })
    return found.filter(isPayment).filter(({ source, status }) => source.id === authorisation.id && status === 'CAPTURED')
  }

  const refundsOf = async (charges: TapPayment[]): Promise<TapRefund[]> => {
    const ids = charges.map(({ id }) => id)
    if (ids.length === 0) return []
    const { found } = await list('refunds', { charges: ids })
    return found.filter(isRefund).filter(({ charge_id: charge, status }) => ids.includes(charge) && status === 'REFUNDED')
  }

  const read = async (payment: TapPayment): Promise<GatewayPayment> => {
    const answer = authoriseAnswerOf(payment)
    const charges = await capturedBy(payment)
    const isVoided = payment.status === 'VOID'
    return {
      reference: payment.id,
      attemptId: payment.reference.transaction,
      orderId: payment.reference.order,
      state: stateOf(payment, answer.state),
      authorised: answer.state === 'authorised' || isVoided ? toDirhams(payment.amount) : zero,
      captured: sum(charges.map(({ amount }) => amount)),
      refunded: sum((await refundsOf(charges)).map(({ amount }) => amount)),
      currency: payment.currency,
      reason: answer.state === 'declined' && !isVoided ? answer.reason : undefined,
      card: answer.state === 'authorised' ? answer.card : undefined,
    }
  }

  const byReference = async (reference: string) => {
    const path = reference.startsWith('chg_') ? '/charges' : '/authorize'
    const answer = await api.get(tapPayment, `${path}/${encodeURIComponent(reference)}`)
    if ('value' in answer) return answer.value
    if (isNotFound(answer.error) || answer.error.startsWith('404')) return undefined
    throw new GatewayUnavailable('Tap refused a look-up')
  }

  /** Searches page by page, from the newest payment, which Tap returns first. */
  const byAttempt = async (name: 'authorizes' | 'charges', attemptId: string): Promise<TapPayment | undefined> => {
    let after: string | undefined
    for (let page = 0; page < maxPages; page += 1) {
      const { found, hasMore } = await list(name, { reference: { transaction: attemptId }, starting_after: after })
      const payments = found.filter(isPayment)
      const payment = payments.find(({ reference }) => reference.transaction === attemptId)
      if (payment || !hasMore) return payment
      after = payments.at(-1)?.id
    }
    throw new GatewayUnavailable('Tap has too many payments to find this one')
  }

  return async (payment: { reference: string } | { attemptId: string }): Promise<GatewayPayment | undefined> => {
    const found =
      'reference' in payment
        ? await byReference(payment.reference)
        : ((await byAttempt('authorizes', payment.attemptId)) ?? (await byAttempt('charges', payment.attemptId)))
    return found && read(found)
  }
}

const isPayment = (object: TapPayment | TapRefund): object is TapPayment => object.object !== 'refund'
const isRefund = (object: TapPayment | TapRefund): object is TapRefund => object.object === 'refund'

const stateOf = ({ status }: TapPayment, state: 'authorised' | 'challenge' | 'declined' | 'pending'): GatewayPayment['state'] => {
  if (status === 'VOID') return 'voided'
  return status === 'CAPTURED' ? 'captured' : state
}
