// outbox.db: what only this machine knows. It is never thrown away.
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Calls that staff made and the cloud has not answered, in the order in which they were made. A refused one stays until staff have seen it. */
export const outboxEntries = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** The Idempotency-Key that it is sent with. */
  key: text().notNull().unique(),
  restaurantId: text('restaurant_id').notNull(),
  method: text().notNull(),
  path: text().notNull(),
  body: text().notNull(),
  /** Milliseconds since 1970 by this machine's clock: a label, never an order. */
  madeAt: integer('made_at').notNull(),
  /** SHA-256 over all the above but `id`. */
  checksum: text().notNull(),
  state: text({ enum: ['waiting', 'refused'] }).notNull(),
  /** The refusal's code and words, as the cloud answered. */
  refusal: text({ mode: 'json' }).$type<{ error?: string; message: string }>(),
})

/** A job for each order and printer: it prints once, or says why not. */
export const printJobs = sqliteTable(
  'print_jobs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: text('order_id').notNull(),
    printerId: text('printer_id').notNull(),
    /** Counts the times that staff asked for the order again on this printer; 0 is the automatic one. */
    copy: integer().notNull(),
    /** What to print, whole: the order may be gone from the cache by then. */
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
