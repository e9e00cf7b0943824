import { and, eq, gt, lt, max, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { webhookCounts } from './webhook-counts.table.ts'

export type WebhookCount = Omit<typeof webhookCounts.$inferInsert, 'gateway'>

export const createWebhookCountsStore = (db: Db, gateway: string) => ({
  /** Adds the counts of one copy of the API. */
  add: async (count: WebhookCount): Promise<void> => {
    const { lastReceivedAt, received, refused } = webhookCounts
    await db
      .insert(webhookCounts)
      .values({ gateway, ...count })
      .onConflictDoUpdate({
        target: [webhookCounts.gateway, webhookCounts.hour],
        set: {
          lastReceivedAt: sql`greatest(${lastReceivedAt}, excluded.last_received_at)`,
          received: sql`${received} + excluded.received`,
          refused: sql`${refused} + excluded.refused`,
        },
      })
  },

  /** Returns the time of the newest genuine webhook, or null when none is known. */
  readLastReceived: async (): Promise<Date | null> => {
    const [newest] = await db
      .select({ lastReceivedAt: max(webhookCounts.lastReceivedAt) })
      .from(webhookCounts)
      .where(eq(webhookCounts.gateway, gateway))
    return newest?.lastReceivedAt ?? null
  },

  /** Counts webhooks that were refused since a time. Anyone may post them. */
  countRefused: async (since: Date): Promise<number> => {
    const [counted] = await db
      .select({ refused: sum(webhookCounts.refused).mapWith(Number) })
      .from(webhookCounts)
      .where(and(eq(webhookCounts.gateway, gateway), gt(webhookCounts.hour, since)))
    return counted?.refused ?? 0
  },

  deleteBefore: async (before: Date): Promise<void> => {
    await db.delete(webhookCounts).where(lt(webhookCounts.hour, before))
  },
})

export type WebhookCountsStore = ReturnType<typeof createWebhookCountsStore>
