// Functions that all diners of the payments' fault test use: requests that may stay unanswered, entry of a card or a PIN at the sandbox,
// and its challenge. Each request comes from another network address, so that no limit is reached.
import type { Random } from '../../src/demo/random.ts'
import { sandboxPath } from '../../src/money/payments/sandbox/sandbox-path.ts'
import { testNumbers, type Scenario } from '../../src/money/payments/sandbox/scenarios.ts'
import { goodPayment, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { pause } from '../start-api.ts'
import { anyNetwork } from './any-network.ts'

type Answer = { status: number; body: Record<string, unknown> }
export type Source = { kind: 'card'; token: string; saves: boolean } | { kind: 'upi'; upiId: string; pinToken: string; saves: boolean }
type Options = { random: Random; apiUrl: string; sandboxUrl: string }

/** Milliseconds. */
const timeout = 4_000
const retryWait = 100
/** Scenarios, each repeated according to its share. */
const scenarios = [
  ...Array<Scenario>(9).fill('approve'),
  ...(['challenge', 'challenge', 'challenge', 'late', 'late', 'no_answer', 'no_answer'] as const),
  ...(['webhook_twice', 'webhook_first', 'no_webhook', 'wrong_amount', 'insufficient_funds', 'suspected_fraud'] as const),
] satisfies Scenario[]
const upiNames = ['maryam', 'maryam', 'declined', 'challenge', 'late', 'silent']

const numberOf = (scenario: Scenario) => Object.entries(testNumbers).find(([, each]) => each === scenario)?.[0] ?? ''

/** The order of each diner: a shawarma and two teas, 25.50 QAR. */
export const mealOf = (restaurant: TestRestaurant) => {
  const { items, restaurantId } = goodPayment(restaurant)
  const tea = { itemId: restaurant.items.tea, restaurantId, basePrice: 5, pricePerItem: 5, quantity: 2, addOns: [] }
  return { items: [...items, tea], totalPrice: 25.5 }
}

export const createDinerClient = ({ random, apiUrl, sandboxUrl }: Options) => {
  const over = new AbortController()
  const statuses = new Map<string, number>()
  let unanswered = 0

  const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<Answer | undefined> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': anyNetwork(random), ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> } // JSON of our contract or of the sandbox
    } catch {
      unanswered += 1
      return undefined
    }
  }

  return {
    isOver: () => over.signal.aborted,
    end: () => over.abort(),
    /** Number of refusals and failures by route, status and code. */
    statuses,
    unanswered: () => unanswered,

    /** Sends a request to the API; `name` is its key in `statuses`. */
    call: async (name: string, path: string, body: object, headers?: Record<string, string>): Promise<Answer | undefined> => {
      const answer = await post(apiUrl + path, body, headers)
      if (!answer || answer.status === 200) return answer
      const what = `${name} ${answer.status} ${String(answer.body['error'])}`
      statuses.set(what, (statuses.get(what) ?? 0) + 1)
      return answer
    },

    /** Enters a card or a PIN in the gateway's fields, and retries until the gateway is up. */
    typeSource: async (): Promise<Source | undefined> => {
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
    },

    answerChallenge: async (url: string) => {
      const choice = random.between(1, 10)
      if (choice > 8) return // the diner closes the page
      const body = new URLSearchParams({ outcome: choice > 6 ? 'fail' : 'approve' })
      await fetch(url, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(
        () => {}, // the gateway is down: the challenge stays open
      )
    },
  }
}

export type DinerClient = ReturnType<typeof createDinerClient>
