// The whole list of a restaurant's open orders, fetched and stored: once, and again and again while the feed is not heard.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { Cloud } from '../gateway/cloud.ts'
import type { FeedOrders } from '../local/feed-orders.ts'
import { readWholeList } from './read-whole-list.ts'

/** How often the list is fetched while the feed is not heard: HTTP may come through where a socket does not. */
const pollEvery = 10_000
const firstWait = 500
const maxWait = 4_000
/** A list that is out of date as soon as it arrives is fetched again at once, but not without end. */
const maxAtOnce = 3

type Deps = {
  cloud: Pick<Cloud, 'ask'>
  orders: Pick<FeedOrders, 'replace'>
  restaurantId: string
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
  /** The list was fetched and stored. */
  onStored: () => void
  onNoAnswer: () => void
}

type Outcome = 'stored' | 'out of date' | 'no answer' | 'ended'

export const createStoredList = ({ cloud, orders, restaurantId, after, random, onStored, onNoAnswer }: Deps) => {
  let isEnded = false
  let cancelPoll: (() => void) | undefined
  /** For each fetch under way: versions of orders that changed before the list had brought them. */
  const fetches = new Set<Map<string, number>>()

  const fetchOnce = async (): Promise<Outcome> => {
    const unmatched = new Map<string, number>()
    fetches.add(unmatched)
    const list = await readWholeList(cloud)
    fetches.delete(unmatched)
    if (isEnded) return 'ended'
    if (!list) return 'no answer'
    orders.replace(restaurantId, list.data, list.seq)
    onStored()
    const isCurrent = ({ orderId, version }: CounterOrderOnWire) => version >= (unmatched.get(orderId) ?? 0)
    return list.data.every(isCurrent) ? 'stored' : 'out of date'
  }

  /** Fetches until the list is stored as it is; waits longer and longer for an answer. */
  const fetchAll = async (): Promise<void> => {
    for (let tries = 0, failures = 0; ; tries += 1) {
      const outcome = await fetchOnce()
      if (outcome === 'stored' || outcome === 'ended') return
      if (outcome === 'no answer') onNoAnswer()
      else if (tries < maxAtOnce) continue
      const wait = Math.min(maxWait, firstWait * 2 ** failures)
      failures += 1
      await new Promise<void>((resolve) => after(wait / 2 + (random() * wait) / 2, resolve))
    }
  }

  const stopPolling = () => {
    cancelPoll?.()
    cancelPoll = undefined
  }

  const schedulePoll = () => {
    const cancel = after(pollEvery, async () => {
      await fetchOnce()
      // Polling may have been stopped meanwhile, and started anew.
      if (cancelPoll === cancel) schedulePoll()
    })
    cancelPoll = cancel
  }

  return {
    fetchAll,
    /** An order changed that the list on its way has yet to bring. */
    noteUnmatched: (orderId: string, version: number) => {
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
