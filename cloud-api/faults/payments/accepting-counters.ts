// The counters of the payments' fault test. Each accepts many orders, cancels some before and others after accepting, leaves some until
// they are missed, takes cash, refunds parts, hands cash back, and sometimes closes the day.
import { takeCash } from '@sufra/shared/cash/cash.routes'
import { closeDay } from '@sufra/shared/cash/day-close.routes'
import { toDirhams } from '@sufra/shared/money'
import { listHandBacks, requestRefund } from '@sufra/shared/refunds/refund.routes'
import type { Random } from '../../src/demo/random.ts'
import type { TestRestaurant } from '../../testing/test-restaurant.ts'
import { pause, until } from '../start-api.ts'
import { choosePlan, nextStep, type Listed } from './counter-plans.ts'
import type { ShownAtCounters } from './checker/payment-history.ts'
import { createStaffClient } from './staff-client.ts'

/** Milliseconds. */
const every = 150
/** Orders that a counter handles in each turn. They are chosen at random, since an API may not live long enough for all. */
const atOnce = 12
/** Probability of a day close in each turn. */
const closingChance = 0.15
const maxTries = 200
/** Milliseconds allowed for a turn on a busy machine. */
const maxTurn = 60_000

const pathOf = ({ path }: { path: string }, orderId: string) => path.replace(':orderId', orderId)
/** Amount in QAR that was paid for an order and is neither returned nor about to be returned by the gateway. */
const toHandBack = ({ payment: { paid = 0, refunded = 0, returnableShare = 0 } }: Listed) =>
  Math.round((paid - refunded - returnableShare) * 100) / 100

const openCounter = (restaurant: TestRestaurant, options: { url: string; random: Random }) => {
  const { random } = options
  const over = new AbortController()
  const orders = new Map<string, { plan: ReturnType<typeof choosePlan>; done: Set<string>; turns: number }>()
  const { answers, request, enqueue, sendPending, hasPending } = createStaffClient(restaurant, options)
  const shown: ShownAtCounters = { days: [], refunds: [], cash: [] }
  let moves = 0
  let turns = 0

  /** Sends a request and shows its data on success; a refusal changes nothing. */
  const send = (path: string, body: object | undefined, show: (data: never) => void) =>
    enqueue({
      path,
      ...(body && { body }),
      answered: (answer) => {
        if (answer.status === 200) show(answer.body['data'] as never) // the contract's reply
      },
    })

  const refund = (orderId: string, body: object) =>
    send(pathOf(requestRefund, orderId), body, ({ refundId }: { refundId: string }) => shown.refunds.push({ id: refundId }))

  const refundPart = (orderId: string) => {
    const usual = { reason: 'quality', way: 'gateway' }
    const parts = [
      { kind: 'lines', lines: [{ line: 1, quantity: 1 }], amount: 5 },
      { kind: 'lines', lines: [{ line: 0, quantity: 1 }], amount: 15.5 },
      { kind: 'amount', amount: random.between(1, 2_400) / 100 },
      { kind: 'full', amount: 25.5 },
    ]
    refund(orderId, { ...random.pick(parts), ...usual })
  }

  const takeDue = (orderId: string) =>
    send(pathOf(takeCash, orderId), { received: 100 }, ({ amount }: { amount: number }) =>
      shown.cash.push({ orderId, amount: toDirhams(amount) }),
    )

  const serve = async (listed: Listed) => {
    const { orderId, status } = listed
    const known = orders.get(orderId) ?? { plan: choosePlan(random), done: new Set<string>(), turns: 0 }
    orders.set(orderId, known)
    if (status === 'Preparing') known.turns += 1
    const step = nextStep(known.plan, listed, known)
    if (step?.do === 'move') {
      const answer = await request(`/api/merchant/orders/${orderId}/status`, {
        method: 'PATCH',
        body: step.body,
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      if (answer.status === 200) moves += 1
    } else if (step) {
      known.done.add(step.do)
      if (step.do === 'refund') refundPart(orderId)
      else takeDue(orderId)
    }
  }

  /**
   * Hands back cash of cancelled orders. A different amount is refused when the gateway's part has changed since; the next turn uses the
   * new amount.
   */
  const handBack = async () => {
    const answer = await request(listHandBacks.path)
    if (answer.status !== 200 || hasPending()) return
    for (const listed of answer.body['data'] as Listed[]) {
      const body = { kind: 'full', amount: toHandBack(listed), reason: 'other', note: 'Cancelled', way: 'cash' }
      if (body.amount > 0) refund(listed.orderId, body)
    }
  }

  const enqueueDayClose = () =>
    send(closeDay.path, { carryOver: true }, ({ number }: { number: number }) =>
      shown.days.push({ restaurantId: restaurant.restaurantId, number }),
    )

  const turn = async () => {
    await sendPending()
    const answer = await request('/api/merchant/orders')
    if (answer.status !== 200) return
    if (random.chance(closingChance)) enqueueDayClose()
    const listed = (answer.body['data'] as Listed[]).map((order) => ({ order, place: random.next() })) // the contract's reply
    const chosen = listed.toSorted((a, b) => a.place - b.place).slice(0, atOnce)
    await Promise.all(chosen.map(({ order }) => serve(order)))
    await handBack()
  }

  const work = async () => {
    while (!over.signal.aborted) {
      await turn().catch(() => {}) // the API is down; the next turn follows
      turns += 1
      await pause(every)
    }
  }
  const working = work()
  const end = async () => {
    over.abort()
    await working
  }
  /** Resolves when every request has its answer. The API must be up. */
  const stop = async () => {
    await end()
    for (let tries = 0; hasPending() && tries < maxTries; tries += 1) {
      await sendPending().catch(() => {}) // the machine is busy; it is sent again
      await pause(every)
    }
    if (hasPending()) throw new Error('a counter got no answer')
  }

  return {
    moves: () => moves,
    answers,
    shown,
    /** Resolves after a whole turn that begins now or later. */
    nextTurn: async () => {
      const before = turns
      await until(() => over.signal.aborted || turns > before + 1, maxTurn)
    },
    stop,
    end,
    closeDay: async () => {
      enqueueDayClose()
      await stop()
    },
  }
}

const addUp = (counts: (readonly [string, number])[]) =>
  [...Map.groupBy(counts, ([name]) => name)].map(([name, group]) => [name, group.reduce((sum, [, count]) => sum + count, 0)] as const)

export const openAcceptingCounters = (restaurants: readonly TestRestaurant[], options: { url: string; random: Random }) => {
  const counters = restaurants.map((restaurant) => openCounter(restaurant, options))
  return {
    /** Successful moves. */
    moves: () => counters.reduce((sum, counter) => sum + counter.moves(), 0),
    /** Everything that was answered with success. */
    shown: (): ShownAtCounters => ({
      days: counters.flatMap(({ shown }) => shown.days),
      refunds: counters.flatMap(({ shown }) => shown.refunds),
      cash: counters.flatMap(({ shown }) => shown.cash),
    }),
    /** Requests that were not answered with success, by path, status and code. */
    refusals: () => addUp(counters.flatMap(({ answers }) => [...answers.refusals])),
    /** The last answers about an order, oldest first. */
    answersAbout: (orderId: string) => counters.flatMap(({ answers }) => answers.about(orderId)),
    /** Resolves when each counter has had a whole turn, or has stopped. */
    nextTurns: async () => {
      await Promise.all(counters.map((counter) => counter.nextTurn()))
    },
    /** Stops, once every request has its answer. The API must be up. */
    stop: async () => {
      await Promise.all(counters.map((counter) => counter.stop()))
    },
    end: async () => {
      await Promise.all(counters.map((counter) => counter.end()))
    },
    /** Closes the day of each restaurant after the counters have stopped. The API must be up. */
    closeDays: async () => {
      await Promise.all(counters.map((counter) => counter.closeDay()))
    },
  }
}
