import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Administrators who are called for alarms. `phone`: digits, '' for mail alone. */
export const administratorDuty = pgTable('administrator_duty', {
  administratorId: uuid('administrator_id').primaryKey(),
  phone: text().notNull(),
  since: timestamptz('since').notNull(),
})

/** Alarms for which administrators were called, until they have ended. */
export const calledAlarms = pgTable('called_alarms', {
  id: text().primaryKey(),
  calledAt: timestamptz('called_at').notNull(),
})
