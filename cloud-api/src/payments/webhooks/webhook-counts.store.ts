import { and, eq, gt, lt, max, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { webhookCounts } from './webhook-counts.table.ts'

export type WebhookCount = Omit<typeof webhookCounts.$inferInsert, 'gateway'>

export const createWebhookCountsStore = (db: Db, gateway: string) => ({
  /** Adds what one copy of the API has counted. */
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

  /** When the newest genuine one came, and how many were refused since then. */
  read: async (since: Date): Promise<{ lastReceivedAt: Date | null; refused: number }> => {
    const [newest] = await db
      .select({ lastReceivedAt: max(webhookCounts.lastReceivedAt) })
      .from(webhookCounts)
      .where(eq(webhookCounts.gateway, gateway))
    const [counted] = await db
      .select({ refused: sum(webhookCounts.refused).mapWith(Number) })
      .from(webhookCounts)
      .where(and(eq(webhookCounts.gateway, gateway), gt(webhookCounts.hour, since)))
    return { lastReceivedAt: newest?.lastReceivedAt ?? null, refused: counted?.refused ?? 0 }
  },

  deleteBefore: async (before: Date): Promise<void> => {
    await db.delete(webhookCounts).where(lt(webhookCounts.hour, before))
  },
})

export type WebhookCountsStore = ReturnType<typeof createWebhookCountsStore>
