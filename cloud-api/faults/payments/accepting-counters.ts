// The counters of the payments' fault test: each accepts most orders, cancels some before and some after that, and leaves some until they are missed.
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { Random } from '../../src/demo/random.ts'
import { password, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { pause } from '../start-api.ts'

type Listed = { orderId: string; status: string }
type Plan = 'accept' | 'accept and cancel' | 'cancel' | 'leave'

/** Milliseconds. */
const every = 150
const timeout = 4_000
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

const openCounter = ({ email }: TestRestaurant, { url, random }: { url: string; random: Random }) => {
  const over = new AbortController()
  const chosen = new Map<string, Plan>()
  let accessToken: string | undefined
  let moves = 0

  const request = async (path: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) => {
    const headers = { 'content-type': 'application/json', ...init.headers, ...(accessToken && { authorization: `Bearer ${accessToken}` }) }
    const answer = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(timeout) })
    if (answer.status === 401 || answer.status === 403) accessToken = undefined
    return answer
  }
  const signIn = async () => {
    const answer = await request(loginMerchant.path, { method: 'POST', body: JSON.stringify({ email, password }) })
    accessToken = ((await answer.json()) as { accessToken?: string }).accessToken // the contract's reply
  }

  const planOf = (orderId: string): Plan => {
    const plan = chosen.get(orderId) ?? random.pick(plans)
    chosen.set(orderId, plan)
    return plan
  }
  const move = async ({ orderId, status }: Listed) => {
    const body = nextMove(planOf(orderId), status)
    if (!body) return
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await request(`/api/merchant/orders/${orderId}/status`, { method: 'PATCH', body: JSON.stringify(body), headers })
    await answer.body?.cancel()
    if (answer.ok) moves += 1
  }

  const turn = async () => {
    if (accessToken === undefined) await signIn()
    const answer = await request('/api/merchant/orders')
    if (!answer.ok) return answer.body?.cancel()
    const { data } = (await answer.json()) as { data: Listed[] } // the contract's reply
    for (const order of data) await move(order)
    return undefined
  }

  const work = async () => {
    while (!over.signal.aborted) {
      await turn().catch(() => {}) // the API is down; the next turn follows
      await pause(every)
    }
  }
  const working = work()
  return {
    moves: () => moves,
    stop: async () => {
      over.abort()
      await working
    },
  }
}

export const openAcceptingCounters = (restaurants: readonly TestRestaurant[], options: { url: string; random: Random }) => {
  const counters = restaurants.map((restaurant) => openCounter(restaurant, options))
  return {
    /** Successful moves. */
    moves: () => counters.reduce((sum, counter) => sum + counter.moves(), 0),
    stop: async () => {
      await Promise.all(counters.map((counter) => counter.stop()))
    },
  }
}
