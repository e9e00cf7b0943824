import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * The jobs of all processes with their last run. A job that runs in one copy has a lease of its holder while it is running; a row without a
 * lease is free. No column but the key has an index, so that the updates of every second stay on the row's page.
 */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  /** The process that ran the job last. Null for a job that runs in each worker. */
  holder: text(),
  leaseUntil: timestamptz('lease_until'),
  lastStartedAt: timestamptz('last_started_at'),
  lastFinishedAt: timestamptz('last_finished_at'),
  /** The message of the last run's error; null when it succeeded. */
  lastError: text('last_error'),
  runs: integer().notNull().default(0),
  failures: integer().notNull().default(0),
})

/** Failed runs, counted by the hour. */
export const jobFailures = pgTable(
  'job_failures',
  {
    name: text().notNull(),
    hour: timestamptz('hour').notNull(),
    failures: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hour] })],
)
