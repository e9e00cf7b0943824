// The diners of the payments' fault test who pay later. Each orders at a shared table and pays the whole bill, an equal share or items, by
// card or UPI. Every outcome that a diner was shown is recorded.
import { randomUUID } from 'node:crypto'
import { toQar } from '@sufra/shared/money'
import { bill as billSchema, type Bill, type BillShare } from '@sufra/shared/table-bill/bill'
import { shareOf } from '@sufra/shared/table-bill/shares'
import { payShare, readBill, resolveShare } from '@sufra/shared/table-bill/table-bill.routes'
import type { Random } from '../../src/demo/random.ts'
import type { TestRestaurant } from '../../testing/test-restaurant.ts'
import { pause } from '../start-api.ts'
import { placeCashOrder, visitAt } from './cash-order.ts'
import type { DinerClient, Source } from './diner-client.ts'
import type { ShareOutcome } from './checker/payment-history.ts'

type Options = { restaurants: readonly TestRestaurant[]; random: Random; diners: number; client: DinerClient }
type AtTable = { restaurantId: string; visit: string }
type Shown = { outcome: string; paymentId?: string; challengeUrl?: string }

/** Milliseconds. */
const wait = 150
const maxQuestions = 8
const maxLooks = 20

export const startSharingDiners = ({ restaurants, random, diners, client }: Options) => {
  const { isOver, call, typeSource, answerChallenge } = client
  const outcomes: ShareOutcome[] = []
  let answered = 0

  /** Waits for the bill until an accepted order is due. */
  const untilDue = async (at: AtTable): Promise<Bill | undefined> => {
    for (let looks = 0; looks < maxLooks && !isOver();) {
      const answer = await call('bill', readBill.path, at)
      if (answer) looks += 1
      const bill = billSchema.safeParse(answer?.body['data']).data
      if (bill && bill.due > 0) return bill
      await pause(wait)
    }
    return undefined
  }

  const chooseShare = (bill: Bill): BillShare => {
    const kind = random.pick(['all', 'all', 'equal', 'items', 'items'] as const)
    if (kind === 'equal') return { kind, people: bill.sharesTaken + random.between(2, 3) }
    const free = bill.orders
      .filter(({ isPayable, due }) => isPayable && due > 0)
      .flatMap(({ _id, items }) =>
        items.filter(({ freeUnits }) => freeUnits.length > 0).map(({ line }) => ({ order: _id, line, quantity: 1 })),
      )
    return kind === 'items' && free.length > 0 ? { kind, lines: [random.pick(free)] } : { kind: 'all' }
  }

  /** Returns whether there is an outcome. */
  const note = (key: string, { outcome, paymentId }: Shown): boolean => {
    answered += 1
    if (outcome !== 'paid' && outcome !== 'declined' && outcome !== 'over') return false
    outcomes.push({ key, outcome, ...(paymentId !== undefined && { paymentId }) })
    return true
  }

  /** Asks until there is an outcome, or the diner withdraws. */
  const resolve = async (at: AtTable, key: string) => {
    let hasAnswered = false
    for (let questions = 0; questions < maxQuestions && !isOver();) {
      const withdraw = questions === maxQuestions - 1 || random.chance(0.1)
      const answer = await call('resolve share', resolveShare.path, { ...at, key, withdraw })
      if (answer) questions += 1
      const data = answer?.body['data'] as Shown | undefined // our contract
      if (answer?.status === 200 && data) {
        if (note(key, data)) return
        if (data.challengeUrl !== undefined && !hasAnswered) {
          hasAnswered = true
          await answerChallenge(data.challengeUrl)
        }
      }
      await pause(wait)
    }
  }

  const pay = async (at: AtTable, bill: Bill, source: Source) => {
    const share = chooseShare(bill)
    const chosen = shareOf(bill, share)
    if ('problem' in chosen) return
    const key = randomUUID()
    const paymentMethod = source.kind === 'card' ? 'Card' : 'UPI'
    const body = { ...at, share, amount: toQar(chosen.share.amount), paymentMethod, source }
    for (let sendings = random.between(0, 2); sendings >= 0; sendings -= 1) {
      const answer = await call('pay share', payShare.path, body, { 'idempotency-key': key })
      if (answer?.status === 402) return void note(key, { outcome: 'declined' })
      if (answer?.status === 409) return // the bill has changed
      if (answer?.status === 200) {
        if (note(key, answer.body['data'] as Shown)) return // our contract
        break
      }
      await pause(wait)
    }
    await resolve(at, key)
  }

  const dine = async () => {
    while (!isOver()) {
      const restaurant = random.pick(restaurants)
      const at = { restaurantId: restaurant.restaurantId, visit: visitAt(restaurant, 'two') }
      const source = await typeSource()
      await placeCashOrder(client, restaurant, 'two', at.visit)
      const bill = source && (await untilDue(at))
      if (source && bill) await pay(at, bill, source)
    }
  }

  return {
    outcomes,
    /** Number of answers about shares, of any kind. */
    answered: () => answered,
    ended: Promise.all(Array.from({ length: diners }, dine)),
  }
}
