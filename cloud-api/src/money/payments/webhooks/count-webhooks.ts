// Counts webhooks in memory, and stores the counts by a job, because anyone may post a webhook, and none of them should cost a write.
import type { WebhookCount, WebhookCountsStore } from './webhook-counts.store.ts'

type Deps = { store: Pick<WebhookCountsStore, 'add'>; now: () => Date }

const hourMilliseconds = 3_600_000
const hourOf = (date: Date) => new Date(Math.floor(date.getTime() / hourMilliseconds) * hourMilliseconds)

export const createCountWebhooks = ({ store, now }: Deps) => {
  let counted: WebhookCount | undefined

  /** Returns the count of this hour. A count of another hour that is not stored yet is added to it. */
  const current = () => (counted = { lastReceivedAt: null, received: 0, refused: 0, ...counted, hour: hourOf(now()) })

  return {
    received: () => {
      const count = current()
      count.received += 1
      count.lastReceivedAt = now()
    },
    refused: () => {
      current().refused += 1
    },
    /** Stores the counts. A count that cannot be stored is added to the next one. */
    store: async (): Promise<void> => {
      const count = counted
      if (!count) return
      counted = undefined
      try {
        await store.add(count)
      } catch (error) {
        const { received = 0, refused = 0, lastReceivedAt = null } = counted ?? {}
        const newest = lastReceivedAt ?? count.lastReceivedAt ?? null
        counted = { ...count, received: count.received + received, refused: count.refused + refused, lastReceivedAt: newest }
        throw error
      }
    },
  }
}

export type CountWebhooks = ReturnType<typeof createCountWebhooks>
