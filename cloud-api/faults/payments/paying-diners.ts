// The diners of the payments' fault test: each pays one order after another at the sandbox, by card or UPI, asks what has become of a payment, comes back
// from the bank or not, and sometimes withdraws. What each was shown is recorded.
import { randomUUID } from 'node:crypto'
import type { Random } from '../../src/demo/random.ts'
import { sandboxPath } from '../../src/payments/sandbox/sandbox-path.ts'
import { testNumbers, type Scenario } from '../../src/payments/sandbox/scenarios.ts'
import { cardPayment } from '../../testing/payments/paying-api.ts'
import { visitOf, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { pause } from '../start-api.ts'
import type { Outcome } from './check-payments.ts'

type Options = { restaurants: readonly TestRestaurant[]; random: Random; diners: number; apiUrl: string; sandboxUrl: string }
type Answer = { status: number; body: Record<string, unknown> }
type Source = { kind: 'card'; token: string; saves: boolean } | { kind: 'upi'; upiId: string; pinToken: string; saves: boolean }

/** Milliseconds. */
const timeout = 4_000
const retryWait = 100
const resolveWait = 150
const maxQuestions = 8
/** Their shares, by repetition. */
const scenarios = [
  ...Array<Scenario>(9).fill('approve'),
  ...(['challenge', 'challenge', 'challenge', 'late', 'late', 'no_answer', 'no_answer'] as const),
  ...(['webhook_twice', 'webhook_first', 'no_webhook', 'wrong_amount', 'insufficient_funds', 'suspected_fraud'] as const),
] satisfies Scenario[]
const upiNames = ['maryam', 'maryam', 'declined', 'challenge', 'late', 'silent']

const numberOf = (scenario: Scenario) => Object.entries(testNumbers).find(([, each]) => each === scenario)?.[0] ?? ''
/** Each request comes from another network address, so that no limit is reached. */
const network = (random: Random) => `10.${random.between(1, 250)}.${random.between(1, 250)}.${random.between(1, 250)}`

export const startPayingDiners = ({ restaurants, random, diners, apiUrl, sandboxUrl }: Options) => {
  const over = new AbortController()
  const outcomes: Outcome[] = []
  const statuses = new Map<string, number>()
  let answered = 0
  let unanswered = 0

  const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<Answer | undefined> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network(random), ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> } // JSON of our contract or of the sandbox
    } catch {
      unanswered += 1
      return undefined
    }
  }

  /** Types a card or a pin in the gateway's fields, until the gateway is up. */
  const typeSource = async (): Promise<Source | undefined> => {
    const isUpi = random.chance(0.15)
    const cardNumber = numberOf(random.pick(scenarios))
    const pin = random.chance(0.15) ? '000000' : '739182'
    while (!over.signal.aborted) {
      const answer = isUpi
        ? await post(`${sandboxUrl}${sandboxPath}/pins`, { pin })
        : await post(`${sandboxUrl}${sandboxPath}/tokens`, { cardNumber, cardHolderName: 'Maryam', expiryDate: '12/49', cvv: '739' })
      if (answer?.status === 200) {
        if (isUpi) return { kind: 'upi', upiId: `${random.pick(upiNames)}@upi`, pinToken: String(answer.body['token']), saves: false }
        const { token } = answer.body['card'] as { token: string } // the sandbox's own format
        return { kind: 'card', token, saves: random.chance(0.2) }
      }
      await pause(retryWait)
    }
    return undefined
  }

  /** `orderId`: once the diner was shown it. */
  type Payment = { restaurantId: string; key: string; orderId?: string }
  const record = ({ key, orderId }: Payment, outcome: Outcome['outcome']) => {
    answered += 1
    outcomes.push({ key, outcome, orderId })
  }
  const noteOrder = (payment: Payment, orderId: unknown) => {
    if (typeof orderId === 'string') payment.orderId = orderId
  }

  const answerChallenge = async (url: string) => {
    const choice = random.between(1, 10)
    if (choice > 8) return // the diner closes the page
    const outcome = choice > 6 ? 'fail' : 'approve'
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch(
      () => {}, // the gateway is down: the challenge stays open
    )
  }

  /** Asks until there is an outcome, or the diner has had enough. */
  const resolve = async (payment: Payment, isChallenged: boolean) => {
    let hasAnswered = isChallenged
    for (let questions = 0; questions < maxQuestions && !over.signal.aborted; questions += 1) {
      const withdraw = questions === maxQuestions - 1 || random.chance(0.06)
      const { restaurantId, key } = payment
      const answer = await post(`${apiUrl}/api/payments/resolve`, { restaurantId, key, withdraw })
      count('resolve', answer)
      const data = answer?.body['data'] as { outcome: string; orderId?: string; challengeUrl?: string } | undefined // our contract
      if (answer?.status === 200 && data) {
        noteOrder(payment, data.orderId)
        if (data.outcome === 'placed' || data.outcome === 'declined' || data.outcome === 'withdrawn') return record(payment, data.outcome)
        answered += 1
        if (data.outcome === 'awaiting' && data.challengeUrl !== undefined && !hasAnswered) {
          hasAnswered = true
          await answerChallenge(data.challengeUrl)
        }
      }
      await pause(resolveWait)
    }
    return undefined
  }

  const count = (route: string, answer: Answer | undefined) => {
    if (!answer || answer.status === 200) return
    const name = `${route} ${answer.status} ${String(answer.body['error'])}`
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
  }

  const pay = async (restaurant: TestRestaurant, source: Source) => {
    const payment: Payment = { restaurantId: restaurant.restaurantId, key: randomUUID() }
    const visit = visitOf(restaurant, { tableId: restaurant.tables.one, openedAt: new Date(Date.now() + 86_400_000) })
    const body = { ...cardPayment(restaurant), visit, paymentMethod: source.kind === 'card' ? 'Card' : 'UPI', source }
    let isChallenged = false
    for (let sendings = random.between(1, 3); sendings > 0; sendings -= 1) {
      const answer = await post(`${apiUrl}/api/payments/process-payment`, body, { 'idempotency-key': payment.key })
      count('pay', answer)
      if (answer?.status === 402) return record(payment, 'declined')
      if (answer?.status === 200) {
        const { message, orderId, challengeUrl } = answer.body
        noteOrder(payment, orderId)
        if (String(message).includes('successfully')) {
          record(payment, 'placed')
          if (random.chance(0.8)) return undefined
        } else answered += 1
        if (typeof challengeUrl === 'string' && !isChallenged) {
          isChallenged = true
          await answerChallenge(challengeUrl)
        }
        break
      }
      await pause(retryWait)
    }
    return resolve(payment, isChallenged)
  }

  const dine = async () => {
    while (!over.signal.aborted) {
      const source = await typeSource()
      if (source) await pay(random.pick(restaurants), source)
    }
  }
  const all = Promise.all(Array.from({ length: diners }, dine))

  return {
    outcomes,
    /** Answers of any kind. */
    answered: () => answered,
    figures: () => ({ outcomes: outcomes.length, unanswered, failed: [...statuses].filter(([name]) => / 500 /.test(name)).length }),
    /** Refusals and failures, by route, status and code. */
    statuses,
    /** Resolves when the last request is finished. */
    stop: async () => {
      over.abort()
      await all
    },
  }
}
