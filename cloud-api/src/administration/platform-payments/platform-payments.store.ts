import { daysOfMonth } from '@sufra/shared/dates/months'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { readSums, type PayoutSums } from '@sufra/shared/payouts/payout-sums'
import type { PayoutFilter, RestaurantPayout } from '@sufra/shared/platform-payments/platform-payments.routes'
import type { Query } from '../../platform/db/connect.ts'
import type { PageStart, Position } from '../../platform/db/keyset-pages.ts'
import type { FailedWebhook } from '../../money/payments/webhooks/failed-webhooks.store.ts'
import { searchedWords } from '../../people/restaurants/restaurant-search.sql.ts'
import { countTakingCardsSql, listFailedWebhooksSql, listPayoutsSql, sumPayoutsSql } from './platform-payments.sql.ts'

type Sums = Record<keyof PayoutSums, number>
type PayoutRow = RestaurantPayout & Position
type WebhookRow = Position &
  Pick<FailedWebhook, 'event' | 'reason' | 'tries'> & {
    firstFailedAt: string
    restaurantId: string | null
    restaurantName: LocalizedText | null
    orderNumber: number | null
  }

const positionOf = (start: PageStart | undefined) => (start ? [start.key, start.id] : [])

export const createPlatformPaymentsStore = (query: Query, gateway: string) => ({
  countTakingCards: async (): Promise<{ restaurants: number; takingCards: number }> => {
    const [row] = await query<{ restaurants: number; takingCards: number }>(countTakingCardsSql, [])
    return row ?? { restaurants: 0, takingCards: 0 }
  },

  /** Reads payouts from a position on, or before it, the nearest first. */
  listPayouts: async (
    { month, state, search }: { month: string; state: PayoutFilter; search: string },
    limit: number,
    start: PageStart | undefined,
  ): Promise<PayoutRow[]> => {
    const { first, next } = daysOfMonth(month)
    const patterns = JSON.stringify(searchedWords(search).map(({ pattern }) => pattern))
    const rows = await query<Sums & Omit<PayoutRow, keyof Sums>>(listPayoutsSql(state, start), [
      first,
      next,
      patterns,
      limit,
      ...positionOf(start),
    ])
    return rows.map(readSums)
  },

  sumPayouts: async (month: string): Promise<PayoutSums> => {
    const { first, next } = daysOfMonth(month)
    const [row] = await query<Sums>(sumPayoutsSql, [first, next])
    if (!row) throw new Error('a sum without groups has one row')
    return readSums(row)
  },

  /** Reads webhooks from a position on, or before it, the nearest first. */
  listFailedWebhooks: (limit: number, start: PageStart | undefined): Promise<WebhookRow[]> =>
    query<WebhookRow>(listFailedWebhooksSql(start), [gateway, limit, ...positionOf(start)]),
})

export type PlatformPaymentsStore = ReturnType<typeof createPlatformPaymentsStore>
