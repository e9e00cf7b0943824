import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../../platform/db/connect.ts'
import type { GatewayEvent } from '../gateway/payment-gateway.ts'
import { failedWebhooks } from './failed-webhooks.table.ts'

export type FailedWebhook = typeof failedWebhooks.$inferSelect
type Failure = Pick<FailedWebhook, 'reason' | 'restaurantId'>

/** Milliseconds after which a retry that did not end, since its process died, may begin again. */
export const retryLease = 60_000

export const createFailedWebhooksStore = (db: Db, gateway: string) => {
  const isOpen = and(eq(failedWebhooks.gateway, gateway), isNull(failedWebhooks.settledAt))
  return {
    /** Adds an event, or counts its failure again. An event that was settled in between stays settled. */
    record: async ({ card: _card, ...event }: GatewayEvent, failure: Failure, at: Date): Promise<void> => {
      await db
        .insert(failedWebhooks)
        .values({ id: uuidv7(), gateway, eventId: event.id, event, ...failure, tries: 1, firstFailedAt: at, lastFailedAt: at })
        .onConflictDoUpdate({
          target: [failedWebhooks.gateway, failedWebhooks.eventId],
          set: { event, ...failure, tries: sql`${failedWebhooks.tries} + 1`, lastFailedAt: at, retriedAt: null },
          setWhere: isNull(failedWebhooks.settledAt),
        })
    },

    /** Marks a processed event as no longer failed. */
    settle: async (eventId: string, at: Date): Promise<void> => {
      await db
        .update(failedWebhooks)
        .set({ settledAt: at })
        .where(and(isOpen, eq(failedWebhooks.eventId, eventId)))
    },

    /** Returns undefined for an unknown webhook. */
    read: async (id: string): Promise<FailedWebhook | undefined> => {
      const [row] = await db
        .select()
        .from(failedWebhooks)
        .where(and(eq(failedWebhooks.id, id), eq(failedWebhooks.gateway, gateway)))
      return row
    },

    /** Takes an open webhook to process it again. Returns undefined when it is settled, or someone else has taken it. */
    claim: async (tx: Db, id: string, at: Date): Promise<FailedWebhook | undefined> => {
      const isFree = or(isNull(failedWebhooks.retriedAt), lt(failedWebhooks.retriedAt, new Date(at.getTime() - retryLease)))
      const [row] = await tx
        .update(failedWebhooks)
        .set({ retriedAt: at })
        .where(and(eq(failedWebhooks.id, id), isOpen, isFree))
        .returning()
      return row
    },

    /** Counts open webhooks that failed since a time. */
    countOpen: async (since: Date): Promise<number> => {
      const [row] = await db
        .select({ failed: count() })
        .from(failedWebhooks)
        .where(and(isOpen, gt(failedWebhooks.lastFailedAt, since)))
      return row?.failed ?? 0
    },

    deleteBefore: async (before: Date): Promise<void> => {
      await db.delete(failedWebhooks).where(lt(failedWebhooks.lastFailedAt, before))
    },
  }
}

export type FailedWebhooksStore = ReturnType<typeof createFailedWebhooksStore>
