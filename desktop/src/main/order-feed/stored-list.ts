// Fetches and stores the complete list of a restaurant's open orders: once, and by polling while the feed is disconnected.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { textOf, type Cloud } from '../cloud/cloud.ts'
import type { FeedOrders } from '../local/feed-orders.ts'
import { listOrders } from '@sufra/shared/orders/order.routes'

/** Milliseconds between polls while the feed is disconnected: HTTP may work where a WebSocket does not. */
const pollEvery = 10_000
const firstWait = 500
const maxWait = 4_000
/** A list that is outdated on arrival is fetched again immediately, at most this many times. */
const maxImmediateRetries = 3

type Deps = {
  cloud: Pick<Cloud, 'request'>
  orders: Pick<FeedOrders, 'replace'>
  restaurantId: string
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
  /** Called after the list was fetched and stored. */
  onStored: () => void
  onNoResponse: () => void
}

type Outcome = 'stored' | 'outdated' | 'no response' | 'ended'

export const createStoredList = ({ cloud, orders, restaurantId, after, random, onStored, onNoResponse }: Deps) => {
  let isEnded = false
  let cancelPoll: (() => void) | undefined
  /** Versions of orders that changed before the list contained them, for each running fetch. */
  const fetches = new Set<Map<string, number>>()
  /** The minimum feed number of a complete list. */
  let required = 0
  let running = 0

  const fetchOnce = async (): Promise<Outcome> => {
    const unmatched = new Map<string, number>()
    fetches.add(unmatched)
    const list = await readWholeList(cloud)
    fetches.delete(unmatched)
    if (isEnded) return 'ended'
    if (!list) return 'no response'
    orders.replace(restaurantId, list.data, list.seq)
    onStored()
    const isCurrent = ({ orderId, version }: CounterOrderOnWire) => version >= (unmatched.get(orderId) ?? 0)
    return list.seq >= required && list.data.every(isCurrent) ? 'stored' : 'outdated'
  }

  /** Fetches until a current list is stored. Retries with backoff when there is no response. */
  const repeatUntilStored = async (): Promise<void> => {
    for (let tries = 0, failures = 0; ; tries += 1) {
      const outcome = await fetchOnce()
      if (outcome === 'stored' || outcome === 'ended') return
      if (outcome === 'no response') onNoResponse()
      else if (tries < maxImmediateRetries) continue
      const wait = Math.min(maxWait, firstWait * 2 ** failures)
      failures += 1
      await new Promise<void>((resolve) => after(wait / 2 + (random() * wait) / 2, resolve))
    }
  }

  const fetchAll = async (): Promise<void> => {
    running += 1
    await repeatUntilStored()
    running -= 1
  }

  const stopPolling = () => {
    cancelPoll?.()
    cancelPoll = undefined
  }

  const schedulePoll = () => {
    const cancel = after(pollEvery, async () => {
      await fetchOnce()
      // Polling may have been stopped and restarted during the fetch.
      if (cancelPoll === cancel) schedulePoll()
    })
    cancelPoll = cancel
  }

  return {
    fetchAll,
    /** Fetches the complete list as of a feed number; a running fetch continues until it has such a list. */
    fetchAsOf: (seq: number) => {
      required = Math.max(required, seq)
      if (running === 0) void fetchAll()
    },
    /** Records a change of an order that a running fetch has not returned yet. */
    addUnmatched: (orderId: string, version: number) => {
      for (const unmatched of fetches) unmatched.set(orderId, version)
    },
    poll: () => {
      if (!cancelPoll && !isEnded) schedulePoll()
    },
    stopPolling,
    end: () => {
      isEnded = true
      stopPolling()
    },
  }
}

type Page = { data: CounterOrderOnWire[]; seq: number; more?: { cursor: string } | null }
type WholeList = Pick<Page, 'data' | 'seq'>

const pathOf = (cursor: string | undefined) =>
  cursor === undefined ? listOrders.path : `${listOrders.path}?cursor=${encodeURIComponent(cursor)}`

/**
 * Reads all open orders page by page. `seq` belongs to the first page; later pages may be newer. Returns undefined when a page could not be
 * fetched.
 */
const readWholeList = async (cloud: Pick<Cloud, 'request'>): Promise<WholeList | undefined> => {
  const pages: Page[] = []
  let cursor: string | undefined
  do {
    const answer = await cloud.request({ method: 'GET', path: pathOf(cursor) })
    if (answer?.status !== 200) return undefined
    const page = JSON.parse(textOf(answer)) as Page // our own server's response to listOrders
    pages.push(page)
    cursor = page.more?.cursor
  } while (cursor !== undefined)
  return { data: pages.flatMap(({ data }) => data), seq: pages[0]?.seq ?? 0 }
}
