import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The name of the primary key, by which a duplicate key is recognised. */
export const idempotencyConstraint = 'idempotency_scope_key_pk'

/** Matches a key that was withdrawn before it placed an order. */
export const isWithdrawn = sql.raw(`fingerprint = '' and order_id is null`)

/**
 * The first response to each idempotency key. A request in flight has neither a status nor an order. Placing and moving an order store the
 * order in the statement that changes it; a key without an order and without a fingerprint was withdrawn and can no longer place one.
 */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The owner of the keys: a restaurant, or a user without one. */
    scope: uuid().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request. */
    fingerprint: text().notNull(),
    status: smallint(),
    /** The body of the response, as it was sent. */
    answer: text(),
    orderId: text('order_id'),
    orderNumber: integer('order_number'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: idempotencyConstraint, columns: [table.scope, table.key] }),
    index('idempotency_created').on(table.createdAt),
    index('idempotency_withdrawn').on(table.createdAt).where(isWithdrawn),
  ],
)
