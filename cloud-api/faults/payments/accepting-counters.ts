// The counters of the payments' fault test: each accepts many orders, cancels some before and some after that, leaves some until they are missed, and closes
// the day now and then.
import { closeDay } from '@sufra/shared/cash/day-close.routes'
import type { Random } from '../../src/demo/random.ts'
import type { TestRestaurant } from '../../testing/test-restaurant.ts'
import { pause } from '../start-api.ts'
import { createStaffClient } from './staff-client.ts'

type Listed = { orderId: string; status: string }
type Plan = 'accept' | 'accept and cancel' | 'cancel' | 'leave'

/** Milliseconds. */
const every = 150
/** Of a day close, in each turn. */
const closingChance = 0.01
const maxClosingTries = 100
/** Their shares, by repetition. */
const plans = [
  'accept',
  'accept',
  'accept',
  'accept',
  'accept and cancel',
  'accept and cancel',
  'cancel',
  'leave',
] as const satisfies Plan[]

const nextMove = (plan: Plan, status: string) => {
  if (status === 'Received') {
    if (plan === 'leave') return undefined
    return plan === 'cancel' ? { status: 'Cancelled', reason: 'other' } : { status: 'Preparing', minutes: 10 }
  }
  if (status === 'Preparing' && plan === 'accept and cancel') return { status: 'Cancelled', reason: 'sold_out' }
  return { status: status === 'Preparing' ? 'Out for Delivery' : 'Delivered' }
}

const openCounter = (restaurant: TestRestaurant, { url, random }: { url: string; random: Random }) => {
  const over = new AbortController()
  const chosen = new Map<string, Plan>()
  const { request, enqueue, sendPending, hasPending } = createStaffClient(restaurant, url)
  const shownDays: { restaurantId: string; number: number }[] = []
  let moves = 0

  const planOf = (orderId: string): Plan => {
    const plan = chosen.get(orderId) ?? random.pick(plans)
    chosen.set(orderId, plan)
    return plan
  }

  const move = async ({ orderId, status }: Listed) => {
    const body = nextMove(planOf(orderId), status)
    if (!body) return
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await request(`/api/merchant/orders/${orderId}/status`, { method: 'PATCH', body, headers })
    if (answer.status === 200) moves += 1
  }

  const enqueueDayClose = () =>
    enqueue({
      path: closeDay.path,
      answered: ({ status, body }) => {
        const { number } = (body['data'] ?? {}) as { number?: number } // the contract's reply
        if (status === 200 && number !== undefined) shownDays.push({ restaurantId: restaurant.restaurantId, number })
        else if (body['error'] !== 'cash.nothing_to_close') throw new Error(`the day was not closed: ${status} ${String(body['error'])}`)
      },
    })

  const turn = async () => {
    await sendPending()
    const answer = await request('/api/merchant/orders')
    if (answer.status !== 200) return
    for (const order of answer.body['data'] as Listed[]) await move(order) // the contract's reply
    if (random.chance(closingChance)) enqueueDayClose()
  }

  const work = async () => {
    while (!over.signal.aborted) {
      await turn().catch(() => {}) // the API is down; the next turn follows
      await pause(every)
    }
  }
  const working = work()
  const stop = async () => {
    over.abort()
    await working
  }

  return {
    moves: () => moves,
    shownDays,
    stop,
    closeDay: async () => {
      await stop()
      enqueueDayClose()
      for (let tries = 0; hasPending() && tries < maxClosingTries; tries += 1) {
        await sendPending().catch(() => {}) // the machine is busy; it is sent again
        await pause(every)
      }
      if (hasPending()) throw new Error('the day could not be closed')
    },
  }
}

export const openAcceptingCounters = (restaurants: readonly TestRestaurant[], options: { url: string; random: Random }) => {
  const counters = restaurants.map((restaurant) => openCounter(restaurant, options))
  return {
    /** Successful moves. */
    moves: () => counters.reduce((sum, counter) => sum + counter.moves(), 0),
    /** The day closes that were shown. */
    shownDays: () => counters.flatMap((counter) => counter.shownDays),
    stop: async () => {
      await Promise.all(counters.map((counter) => counter.stop()))
    },
    /** Stops, and closes the day of each restaurant. The API must be up. */
    closeDays: async () => {
      await Promise.all(counters.map((counter) => counter.closeDay()))
    },
  }
}
