import type { LocalizedText } from '@sufra/shared/localized-text'
import { invoicePaymentMethods } from '@sufra/shared/subscriptions/invoice'
import { planPeriods } from '@sufra/shared/subscriptions/plan'
import { historyKinds } from '@sufra/shared/subscriptions/subscription-state'
import type { NoticeChannel } from '@sufra/shared/subscriptions/subscription-notice'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Plans: the price that restaurants pay, and the limits for it; null is no limit. Amounts are in dirhams. */
export const plans = pgTable(
  'plans',
  {
    id: uuid().primaryKey(),
    name: jsonb().$type<LocalizedText>().notNull(),
    price: integer().notNull(),
    period: text({ enum: planPeriods }).notNull(),
    trialDays: integer('trial_days').notNull(),
    isOffered: boolean('is_offered').notNull(),
    isDefault: boolean('is_default').notNull(),
    maxTables: integer('max_tables'),
    /** Maximum number of members, including open invitations. */
    maxMembers: integer('max_members'),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('plans_default')
      .on(table.isDefault)
      .where(sql`is_default`),
  ],
)

/**
 * The subscription of each restaurant that was accepted while there was a plan for new restaurants. Days follow the platform's time zone.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    restaurantId: uuid('restaurant_id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The first day after the trial. */
    trialEndsOn: date('trial_ends_on').notNull(),
    /** Day from which periods are counted, and the number of periods with an invoice. */
    anchorDay: date('anchor_day').notNull(),
    invoicedPeriods: integer('invoiced_periods').notNull().default(0),
    /** The first day that is not invoiced, derived from `anchorDay` and `invoicedPeriods` for queries. */
    nextPeriodOn: date('next_period_on').notNull(),
    /** Due day of the unpaid invoice that is due first, for queries; null when all are paid. */
    openDueOn: date('open_due_on'),
    /** The first day after its end; null unless it was cancelled. */
    cancelledOn: date('cancelled_on'),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('subscriptions_next_period').on(table.nextPeriodOn),
    index('subscriptions_open_due').on(table.openDueOn),
    index('subscriptions_trial_end').on(table.trialEndsOn),
    index('subscriptions_cancelled')
      .on(table.cancelledOn)
      .where(sql`${table.cancelledOn} is not null`),
    index('subscriptions_deadline').on(sql`coalesce(${table.openDueOn}, ${table.nextPeriodOn})`, table.restaurantId),
  ],
)

/** The last invoice number, in one row, so that numbers are without gaps over the whole platform. */
export const invoiceCounter = pgTable('invoice_counter', { id: integer().primaryKey(), number: integer().notNull() })

export const subscriptionInvoices = pgTable(
  'subscription_invoices',
  {
    restaurantId: uuid('restaurant_id')
      .notNull()
      .references(() => subscriptions.restaurantId),
    number: integer().notNull(),
    /** Name of the plan when the invoice was issued. */
    plan: jsonb().$type<LocalizedText>().notNull(),
    amount: integer().notNull(),
    paid: integer().notNull().default(0),
    periodStart: date('period_start').notNull(),
    /** The first day after the period. */
    periodEnd: date('period_end').notNull(),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    voidedAt: timestamptz('voided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.number] }),
    uniqueIndex('subscription_invoices_number').on(table.number),
    uniqueIndex('subscription_invoices_period')
      .on(table.restaurantId, table.periodStart)
      .where(sql`voided_at is null`),
    index('subscription_invoices_open')
      .on(table.dueOn)
      .where(sql`paid < amount and voided_at is null`),
    check('subscription_invoices_paid', sql`${table.paid} between 0 and ${table.amount}`),
  ],
)

/** `recordedBy`: the administrator; null for a payment by card. A payment that was taken back does not count. */
export const subscriptionPayments = pgTable(
  'subscription_payments',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    invoiceNumber: integer('invoice_number').notNull(),
    amount: integer().notNull(),
    method: text({ enum: invoicePaymentMethods }).notNull(),
    reference: text().notNull(),
    paidOn: date('paid_on').notNull(),
    recordedAt: timestamptz('recorded_at').notNull(),
    recordedBy: uuid('recorded_by'),
    takenBackAt: timestamptz('taken_back_at'),
    takenBackBy: uuid('taken_back_by'),
    takeBackReason: text('take_back_reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    index('subscription_payments_invoice').on(table.restaurantId, table.invoiceNumber),
  ],
)

/**
 * Events of subscriptions. `key` decides which of two runs of a job records an event: `overdue:12`, or an id for an event that may happen
 * often.
 */
export const subscriptionHistory = pgTable(
  'subscription_history',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    key: text().notNull(),
    /** Id in the order of creation. */
    id: uuid().notNull(),
    kind: text({ enum: historyKinds }).notNull(),
    at: timestamptz('at').notNull(),
    /** The administrator; null for actions of the platform. */
    adminId: uuid('admin_id'),
    /** Amounts in dirhams. */
    details: jsonb().$type<{ invoice?: number; plan?: LocalizedText; amount?: number; channels?: NoticeChannel[] }>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.key] }), index('subscription_history_id').on(table.restaurantId, table.id)],
)

/** The account that restaurants pay invoices to, in one row. */
export const transferAccount = pgTable('transfer_account', {
  id: integer().primaryKey(),
  iban: text().notNull(),
  bankName: text('bank_name').notNull(),
  branchCode: text('branch_code').notNull(),
  accountHolder: text('account_holder').notNull(),
  version: integer().notNull(),
})
