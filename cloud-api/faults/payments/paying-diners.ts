// The diners of the payments' fault test who pay when they order. Each pays one order after another at the sandbox, by card or UPI, or in
// cash, asks for the state of a payment, sometimes fails to return from the bank, and sometimes withdraws. Every outcome that a diner was
// shown is recorded.
import { randomUUID } from 'node:crypto'
import { processPayment, resolvePayment } from '@sufra/shared/payments/payment.routes'
import type { Random } from '../../src/demo/random.ts'
import { cardPayment } from '../../testing/payments/paying-api.ts'
import type { TestRestaurant } from '../../testing/test-restaurant.ts'
import { pause } from '../start-api.ts'
import { placeCashOrder, visitAt } from './cash-order.ts'
import { mealOf, type DinerClient, type Source } from './diner-client.ts'
import type { Outcome } from './checker/payment-history.ts'

type Options = { restaurants: readonly TestRestaurant[]; random: Random; diners: number; client: DinerClient }
/** `orderId`: set once the diner was shown the order. */
type Payment = { restaurantId: string; key: string; orderId?: string }

/** Milliseconds. */
const retryWait = 100
const resolveWait = 150
const maxQuestions = 8
const cashChance = 0.2

export const startPayingDiners = ({ restaurants, random, diners, client }: Options) => {
  const { isOver, call, typeSource, answerChallenge } = client
  const outcomes: Outcome[] = []
  let answered = 0

  const record = ({ key, orderId }: Payment, outcome: Outcome['outcome']) => {
    answered += 1
    outcomes.push({ key, outcome, orderId })
  }
  const noteOrder = (payment: Payment, orderId: unknown) => {
    if (typeof orderId === 'string') payment.orderId = orderId
  }

  /** Asks until there is an outcome, or the diner gives up. */
  const resolve = async (payment: Payment, isChallenged: boolean) => {
    let hasAnswered = isChallenged
    for (let questions = 0; questions < maxQuestions && !isOver(); questions += 1) {
      const withdraw = questions === maxQuestions - 1 || random.chance(0.06)
      const { restaurantId, key } = payment
      const answer = await call('resolve', resolvePayment.path, { restaurantId, key, withdraw })
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

  const pay = async (restaurant: TestRestaurant, source: Source) => {
    const payment: Payment = { restaurantId: restaurant.restaurantId, key: randomUUID() }
    const visit = visitAt(restaurant, 'one')
    const paymentMethod = source.kind === 'card' ? 'Card' : 'UPI'
    const body = { ...cardPayment(restaurant), ...mealOf(restaurant), visit, paymentMethod, source }
    let isChallenged = false
    for (let sendings = random.between(1, 3); sendings > 0; sendings -= 1) {
      const answer = await call('pay', processPayment.path, body, { 'idempotency-key': payment.key })
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
    while (!isOver()) {
      const restaurant = random.pick(restaurants)
      if (random.chance(cashChance)) {
        await placeCashOrder(client, restaurant, 'one')
        continue
      }
      const source = await typeSource()
      if (source) await pay(restaurant, source)
    }
  }

  return {
    outcomes,
    /** Number of answers of any kind. */
    answered: () => answered,
    ended: Promise.all(Array.from({ length: diners }, dine)),
  }
}
