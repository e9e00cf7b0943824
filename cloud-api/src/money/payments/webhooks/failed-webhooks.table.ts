import { webhookFailures } from '@sufra/shared/platform-payments/platform-payments.routes'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { GatewayEvent } from '../gateway/payment-gateway.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Genuine webhooks that could not be processed, so that they can be processed again. */
export const failedWebhooks = pgTable(
  'failed_webhooks',
  {
    id: uuid().primaryKey(),
    gateway: text().notNull(),
    /** The gateway's id of the event, equal for each delivery. */
    eventId: text('event_id').notNull(),
    /** The event without the card. */
    event: jsonb().$type<Omit<GatewayEvent, 'card'>>().notNull(),
    /** Restaurant of its call; null when it matches none of our calls. */
    restaurantId: uuid('restaurant_id'),
    reason: text({ enum: webhookFailures }).notNull(),
    /** Number of failures. */
    tries: integer().notNull(),
    firstFailedAt: timestamptz('first_failed_at').notNull(),
    lastFailedAt: timestamptz('last_failed_at').notNull(),
    /** Time at which an administrator began to process it again; null once that failed. */
    retriedAt: timestamptz('retried_at'),
    settledAt: timestamptz('settled_at'),
  },
  (table) => [
    uniqueIndex('failed_webhooks_event').on(table.gateway, table.eventId),
    index('failed_webhooks_open')
      .on(table.lastFailedAt, table.id)
      .where(sql`settled_at is null`),
    index('failed_webhooks_age').on(table.lastFailedAt),
  ],
)
