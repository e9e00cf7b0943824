// outbox.db: data that exists only on this machine. It is never deleted.
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Calls by staff that the cloud has not answered, in the order in which they were made. A refused call stays until staff dismiss it. */
export const outboxEntries = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** The Idempotency-Key of the call. */
  key: text().notNull().unique(),
  restaurantId: text('restaurant_id').notNull(),
  method: text().notNull(),
  path: text().notNull(),
  body: text().notNull(),
  /** Milliseconds since 1970 by this machine's clock. For display, never for sorting. */
  madeAt: integer('made_at').notNull(),
  /** SHA-256 of all the fields above except `id`. */
  checksum: text().notNull(),
  state: text({ enum: ['waiting', 'refused'] }).notNull(),
  /** The refusal's code and message from the cloud. */
  refusal: text({ mode: 'json' }).$type<{ error?: string; message: string }>(),
})

/** Print jobs, one per order and printer. A job prints once or reports a problem. */
export const printJobs = sqliteTable(
  'print_jobs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: text('order_id').notNull(),
    printerId: text('printer_id').notNull(),
    /** Number of the copy that staff requested on this printer; 0 is the automatic job. */
    copy: integer().notNull(),
    /** The complete content to print: the order may no longer be in the cache. */
    body: text({ mode: 'json' }).$type<unknown>().notNull(),
    state: text({ enum: ['waiting', 'printing', 'printed', 'failed'] }).notNull(),
    tries: integer().notNull().default(0),
    mayHavePrinted: integer('may_have_printed', { mode: 'boolean' }).notNull().default(false),
    problem: text(),
    madeAt: integer('made_at').notNull(),
  },
  (table) => [uniqueIndex('print_jobs_once').on(table.orderId, table.printerId, table.copy)],
)

export const settings = sqliteTable('settings', {
  name: text().primaryKey(),
  value: text({ mode: 'json' }).$type<unknown>().notNull(),
})
