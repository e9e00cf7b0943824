// The state and behaviour of the stand-in for Tap, without HTTP. https://developers.tap.company/reference
import { randomUUID } from 'node:crypto'
import { postWebhook, type Payment, type Refund } from './tap-records.ts'
import { listRequest, paymentRequest, readRequest, refundRequest, TapError, tokenRequest, type PaymentRequest } from './tap-requests.ts'

const codes: Record<string, string> = {
  insufficient_funds: '505',
  card_expired: '407',
  card_refused: '507',
  wrong_cvv: '502',
  limit_exceeded: '702',
  suspected_fraud: '514',
  other: '501',
}
/** Smaller than Tap's page, so that few payments have several pages. */
const pageSize = 4

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

export const createTapAccount = ({ secretKey, url: baseUrl }: { secretKey: string; url: () => string }) => {
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const answers = new Map<string, Payment | Refund>()
  const usedTokens = new Set<string>()
  /** Customer of each token's saved card. */
  const customerOfToken = new Map<string, string>()

  const set = (payment: Payment, status: string, code: string) => {
    Object.assign(payment, { status, response: { code } })
    payment.reference.gateway = '123456789'
    payment.reference.payment = '2027230745109668360'
    if (status !== 'INITIATED') postWebhook(secretKey, payment, payment.post.url)
  }

  const make = (object: Payment['object'], request: PaymentRequest): Payment => {
    const { amount, currency, save_card: isSaved, source, reference } = request
    const id = newId(object === 'charge' ? 'chg' : 'auth')
    const card = { id: newId('card'), brand: 'VISA', last_four: '0008', exp_month: 5, exp_year: 2039 }
    const payment: Payment = {
      id,
      object,
      status: 'INITIATED',
      amount,
      currency,
      save_card: isSaved,
      transaction: { created: String(Date.now()) },
      reference: { transaction: reference.transaction, order: reference.order },
      response: { code: '100' },
      source,
      customer: { id: 'id' in request.customer ? request.customer.id : newId('cus') },
      card,
      post: request.post,
      redirect: request.redirect ?? { url: '' },
    }
    payments.set(id, payment)
    return payment
  }

  const authorise = (body: unknown) => {
    const request = readRequest(paymentRequest, body)
    const known = answers.get(request.reference.idempotent)
    if (known) return { object: known, isSilent: false }
    if (!request.redirect) throw new TapError('1110', 'Redirect URL is missing')
    const [, scenario] = /^tok_([a-z_]+)_[0-9a-f]{32}$/.exec(request.source.id) ?? []
    if (!scenario) throw new TapError('1125', 'Source id is invalid')
    if (scenario === 'debit') throw new TapError('1125', 'Source cannot be authorised')
    if (usedTokens.has(request.source.id)) throw new TapError('1126', 'Source already used, Please create the new source')
    const owner = customerOfToken.get(request.source.id)
    if (owner && (!('id' in request.customer) || request.customer.id !== owner)) throw new TapError('1104', 'Customer id is missing')
    usedTokens.add(request.source.id)
    const payment = make('authorize', request)
    const code = codes[scenario]
    if (scenario === 'challenge') payment.transaction.url = `${baseUrl()}/challenge/${payment.id}`
    else if (code) set(payment, code.startsWith('7') ? 'RESTRICTED' : 'DECLINED', code)
    else set(payment, 'AUTHORIZED', '001')
    const answer = structuredClone(payment)
    answers.set(request.reference.idempotent, answer)
    return { object: answer, isSilent: scenario === 'no_answer' }
  }

  /** Charges a debit card of a wallet without a challenge. */
  const chargeToken = (request: PaymentRequest) => {
    if (usedTokens.has(request.source.id)) throw new TapError('1126', 'Source already used, Please create the new source')
    usedTokens.add(request.source.id)
    const payment = make('charge', request)
    set(payment, 'CAPTURED', '000')
    answers.set(request.reference.idempotent, structuredClone(payment))
    return structuredClone(payment)
  }

  const charge = (body: unknown) => {
    const request = readRequest(paymentRequest, body)
    const known = answers.get(request.reference.idempotent)
    if (known) return known
    const authorisation = payments.get(request.source.id)
    if (request.source.id === 'src_qa.qpay') {
      const payment = make('charge', request)
      payment.transaction.url = `${baseUrl()}/challenge/${payment.id}`
      return structuredClone(payment)
    }
    if (request.source.id.startsWith('tok_debit_')) return chargeToken(request)
    if (!authorisation) throw new TapError('1115', 'Authorize not found')
    if (authorisation.status !== 'AUTHORIZED') throw new TapError('1114', 'Please check the Authorize status')
    if (request.amount > authorisation.amount) throw new TapError('1150', 'Capture amount exceeds with the outstanding authorized amount')
    if (!('id' in request.customer) || request.customer.id !== authorisation.customer.id)
      throw new TapError('1107', 'Customer id is not matching')
    const payment = make('charge', request)
    authorisation.status = 'CAPTURED'
    set(payment, 'CAPTURED', '000')
    answers.set(request.reference.idempotent, structuredClone(payment))
    return structuredClone(payment)
  }

  /** Creates a refund, which is pending at first, like Tap's refunds, and done when it is retrieved. */
  const refund = (body: unknown) => {
    const request = readRequest(refundRequest, body)
    const known = answers.get(request.reference.idempotent)
    if (known) return known
    const captured = payments.get(request.charge_id)
    if (captured?.status !== 'CAPTURED') throw new TapError('1144', 'Charge id not found')
    if (!captured.source.id.startsWith('auth_') && request.amount !== captured.amount)
      throw new TapError('1162', 'Partial refund not supported')
    const others = [...refunds.values()].filter(({ charge_id: id }) => id === captured.id)
    const total = others.reduce((sum, { amount }) => sum + amount, request.amount)
    if (total > captured.amount + 1e-9) throw new TapError('1161', 'Requested refund amount exceeds')
    const { amount, currency, charge_id: chargeId, reference, metadata } = request
    const made: Refund = {
      id: newId('re'),
      object: 'refund',
      status: 'PENDING',
      amount,
      currency,
      charge_id: chargeId,
      created: Date.now(),
      reference: { merchant: reference.merchant },
      metadata,
      response: { code: '100' },
    }
    refunds.set(made.id, made)
    const answer = { ...made }
    answers.set(reference.idempotent, answer)
    made.status = 'REFUNDED'
    postWebhook(secretKey, made, request.post?.url)
    return answer
  }

  const find = <T>(objects: Map<string, T>, id: string, code: string, what: string): T => {
    const found = objects.get(id)
    if (!found) throw new TapError(code, `${what} not found`, 404)
    return found
  }

  const list = <T extends { id: string }>(name: string, all: T[], body: unknown) => {
    const { starting_after: after } = readRequest(listRequest, body)
    const newest = all.toReversed()
    const start = after ? newest.findIndex(({ id }) => id === after) + 1 : 0
    const page = newest.slice(start, start + pageSize)
    if (page.length === 0) throw new TapError('2102', `${name} not found`)
    return { object_type: 'list', has_more: start + pageSize < newest.length, [name]: page }
  }

  const voidAuthorisation = (id: string) => {
    const payment = find(payments, id, '1115', 'Authorize')
    if (payment.status !== 'AUTHORIZED') throw new TapError('1114', 'Please check the Authorize status')
    set(payment, 'VOID', '601')
    return payment
  }

  const token = (body: unknown) => {
    const request = readRequest(tokenRequest, body)
    if ('saved_card' in request) {
      const { card_id: cardId, customer_id: customerId } = request.saved_card
      const isSaved = [...payments.values()].some(
        ({ card, customer: { id }, save_card: saves }) => saves && card?.id === cardId && id === customerId,
      )
      if (!isSaved) throw new TapError('1106', 'Customer not found')
    }
    const funding = 'token_data' in request && request.token_data['funding'] === 'DEBIT' ? 'DEBIT' : 'CREDIT'
    const id = newId(funding === 'DEBIT' ? 'tok_debit' : 'tok_approve')
    if ('saved_card' in request) customerOfToken.set(id, request.saved_card.customer_id)
    return tokenOf(id)
  }

  const tokenOf = (id: string) => ({ id, object: 'token', card: { funding: id.startsWith('tok_debit_') ? 'DEBIT' : 'CREDIT' } })

  const paymentsOf = (object: Payment['object']) => [...payments.values()].filter((payment) => payment.object === object)

  return {
    /** `route`: method and path below /v2. `isSilent`: the call is executed without an answer. */
    call: (route: string, body: unknown): { object: unknown; isSilent: boolean } => {
      const [, what = '', id = '', act = ''] = /^\w+ \/(\w+)\/?(\w*)\/?(\w*)$/.exec(route) ?? []
      if (route === 'POST /authorize') return authorise(body)
      const objectOf = (): unknown => {
        if (route === 'POST /charges') return charge(body)
        if (route === 'POST /refunds') return refund(body)
        if (route === 'POST /tokens') return token(body)
        if (route === 'POST /authorize/list') return list('authorizes', paymentsOf('authorize'), body)
        if (route === 'POST /charges/list') return list('charges', paymentsOf('charge'), body)
        if (route === 'POST /refunds/list') return list('refunds', [...refunds.values()], body)
        if (act === 'void') return voidAuthorisation(id)
        if (what === 'tokens' && /^tok_\w+_[0-9a-f]{32}$/.test(id)) return tokenOf(id)
        if (what === 'authorize') return find(payments, id, '1115', 'Authorize')
        if (what === 'charges') return find(payments, id, '1144', 'Charge')
        if (what === 'refunds') return find(refunds, id, '1160', 'Refund')
        throw new TapError('2102', 'Request not found', 404)
      }
      return { object: objectOf(), isSilent: false }
    },
    /** Ends a challenge. Returns the page to which the diner is led. */
    decide: (id: string, isApproved: boolean): string => {
      const payment = find(payments, id, '1115', 'Authorize')
      const [status, code] = payment.object === 'charge' ? (['CAPTURED', '000'] as const) : (['AUTHORIZED', '001'] as const)
      if (isApproved) set(payment, status, code)
      else set(payment, 'FAILED', '516')
      return `${payment.redirect.url}?tap_id=${id}`
    },
  }
}
