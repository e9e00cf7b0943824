import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Accounts that receive a restaurant's payouts. */
export const bankAccounts = pgTable('bank_accounts', {
  restaurantId: uuid('restaurant_id').primaryKey(),
  iban: text().notNull(),
  bankName: text('bank_name').notNull(),
  branchCode: text('branch_code').notNull(),
  accountHolder: text('account_holder').notNull(),
  /** Rises with each change. */
  version: integer().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  /** The member who made the last change. */
  updatedBy: uuid('updated_by').notNull(),
})
