// Counts webhooks in memory, and stores the counts by a job: anyone may post a webhook, and none of them costs a write.
import type { WebhookCount, WebhookCountsStore } from './webhook-counts.store.ts'

type Deps = { store: Pick<WebhookCountsStore, 'add'>; now: () => Date }

const hourMilliseconds = 3_600_000
const hourOf = (date: Date) => new Date(Math.floor(date.getTime() / hourMilliseconds) * hourMilliseconds)

export const createCountWebhooks = ({ store, now }: Deps) => {
  let counted: WebhookCount | undefined

  /** The count of this hour. That of another one, which is not stored yet, counts for this one. */
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
    /** Stores what was counted. What cannot be stored counts for the next time. */
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
