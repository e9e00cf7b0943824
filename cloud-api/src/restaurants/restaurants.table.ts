import { merchantStatuses } from '@sufra/shared/accounts/account'
import { defaultEscalation, type EscalationSettings } from '@sufra/shared/escalation/escalation'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const restaurants = pgTable(
  'restaurants',
  {
    id: uuid().primaryKey(),
    name: jsonb().$type<LocalizedText>().notNull(),
    branchName: text('branch_name').notNull(),
    about: jsonb().$type<LocalizedText>().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    googleReviewUrl: text('google_review_url').notNull(),
    facebookUrl: text('facebook_url').notNull().default(''),
    instagramUrl: text('instagram_url').notNull().default(''),
    /** The numbers that its papers prove. */
    commercialRegistrationNumber: text('commercial_registration_number').notNull().default(''),
    tradeLicenseNumber: text('trade_license_number').notNull().default(''),
    establishmentIdNumber: text('establishment_id_number').notNull().default(''),
    taxIdentificationNumber: text('tax_identification_number').notNull().default(''),
    timeZone: text('time_zone').notNull().default('Asia/Qatar'),
    /** When the business day ends, in minutes after midnight in the restaurant's time zone. */
    dayEndsAt: integer('day_ends_at').notNull().default(240),
    status: text({ enum: merchantStatuses }).notNull(),
    /** When its application was last sent. */
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    takingOrders: boolean('taking_orders').notNull().default(true),
    escalation: jsonb().$type<EscalationSettings>().notNull().default(defaultEscalation),
    /** Since when no counter device answers, as far as an order has shown it; null: reachable. No order is taken meanwhile. */
    unreachableSince: timestamp('unreachable_since', { withTimezone: true, precision: 3 }),
    /** When the numbers of its escalation last got an SMS. */
    escalationSmsAt: timestamp('escalation_sms_at', { withTimezone: true, precision: 3 }),
    /** When the owner dismissed the card of first steps on the board; null: it shows until all of them are done. */
    firstStepsDismissedAt: timestamp('first_steps_dismissed_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('restaurants_status').on(table.status, table.submittedAt)],
)

/**
 * What a restaurant counts, in one row, so that numbers are without gaps and in commit order: its feed's newest `seq`, its menu's version (and that
 * of what is counted in it), and the number of its last order in the business day.
 */
export const restaurantCounters = pgTable('restaurant_counters', {
  restaurantId: uuid('restaurant_id').primaryKey(),
  seq: integer().notNull().default(0),
  menuVersion: integer('menu_version').notNull().default(1),
  /** Counts the orders that took from what is counted: staff see each, diners only what is nearly gone. */
  stockVersion: integer('stock_version').notNull().default(1),
  orderNumber: integer('order_number').notNull().default(0),
  businessDay: date('business_day').notNull().default('2000-01-01'),
})
