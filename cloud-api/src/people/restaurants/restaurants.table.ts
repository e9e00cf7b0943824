import { merchantStatuses } from '@sufra/shared/accounts/account'
import { defaultRetention } from '@sufra/shared/customers/retention'
import { deactivationReasons } from '@sufra/shared/deactivation/deactivation'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { defaultEscalation, type EscalationSettings } from '@sufra/shared/escalation/escalation'
import type { OpeningHours } from '@sufra/shared/hours/opening-hours'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { paymentMethods } from '@sufra/shared/payments/payment-state'
import type { SmsSwitches } from '@sufra/shared/sms/sms-events'
import type { SmsWording } from '@sufra/shared/sms/sms-wording'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { partsSql } from '../../platform/db/search/searched-text.sql.ts'
import { nameKeySql, restaurantTextSql } from './restaurant-columns.sql.ts'

export const restaurants = pgTable(
  'restaurants',
  {
    id: uuid().primaryKey(),
    name: jsonb().$type<LocalizedText>().notNull(),
    branchName: text('branch_name').notNull(),
    about: jsonb().$type<LocalizedText>().notNull(),
    /** File names of pictures; '' without a picture. */
    logo: text().notNull().default(''),
    cover: text().notNull().default(''),
    /** Format `#a1b2c3`; '' without a colour. */
    accentColour: text('accent_colour').notNull().default(''),
    phone: text().notNull(),
    address: text().notNull(),
    googleReviewUrl: text('google_review_url').notNull(),
    websiteUrl: text('website_url').notNull().default(''),
    facebookUrl: text('facebook_url').notNull().default(''),
    instagramUrl: text('instagram_url').notNull().default(''),
    /** Increases with each change of the restaurant's details for guests (settings/about). */
    aboutVersion: integer('about_version').notNull().default(0),
    /** The registration numbers, proven by documents. */
    commercialRegistrationNumber: text('commercial_registration_number').notNull().default(''),
    tradeLicenseNumber: text('trade_license_number').notNull().default(''),
    establishmentIdNumber: text('establishment_id_number').notNull().default(''),
    taxIdentificationNumber: text('tax_identification_number').notNull().default(''),
    /**
     * Tax and service charge that displayed prices include, in basis points of the price without them; 0: not enabled, and not on receipts.
     */
    taxBasisPoints: integer('tax_basis_points').notNull().default(0),
    serviceChargeBasisPoints: integer('service_charge_basis_points').notNull().default(0),
    timeZone: text('time_zone').notNull().default(homeTimeZone),
    /** End of the business day, in minutes after midnight in the restaurant's time zone. */
    dayEndsAt: integer('day_ends_at').notNull().default(240),
    /** Minutes after its last order at which a party that waits for no dish counts as gone. */
    sittingIdleMinutes: integer('sitting_idle_minutes').notNull().default(90),
    status: text({ enum: merchantStatuses }).notNull(),
    /** Time at which its application was last submitted. */
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The version of the privacy text to which it has agreed, and the time; null when it registered before the text existed. */
    consentVersion: text('consent_version'),
    consentedAt: timestamp('consented_at', { withTimezone: true, precision: 3 }),
    /** Start and reason of its deactivation, and the administrator's note; null while it is not deactivated. */
    deactivatedAt: timestamp('deactivated_at', { withTimezone: true, precision: 3 }),
    deactivationReason: text('deactivation_reason', { enum: deactivationReasons }),
    deactivationNote: text('deactivation_note').notNull().default(''),
    takingOrders: boolean('taking_orders').notNull().default(true),
    /** Null when no hours are set, and it is always open. */
    openingHours: jsonb('opening_hours').$type<OpeningHours>(),
    /** Increases with each change of the hours. */
    hoursVersion: integer('hours_version').notNull().default(0),
    /** End of a pause, during which no orders are accepted. */
    pausedUntil: timestamp('paused_until', { withTimezone: true, precision: 3 }),
    /** Time from which no orders are accepted, because a document has expired; null without such a document. */
    ordersRestrictedFrom: timestamp('orders_restricted_from', { withTimezone: true, precision: 3 }),
    /** Minutes that a busy kitchen adds to promised times, until `busyUntil`. */
    busyMinutes: integer('busy_minutes').notNull().default(0),
    busyUntil: timestamp('busy_until', { withTimezone: true, precision: 3 }),
    /** Accepted methods of payment: at least one. */
    acceptedMethods: text('accepted_methods', { enum: paymentMethods })
      .array()
      .notNull()
      .default([...paymentMethods]),
    escalation: jsonb('escalation').$type<EscalationSettings>().notNull().default(defaultEscalation),
    /** Wording of its SMS where it differs from the default. */
    smsWording: jsonb('sms_wording').$type<SmsWording>().notNull().default({}),
    /** SMS that are switched on or off, except receipts; all others have the default. */
    smsIsOn: jsonb('sms_is_on').$type<SmsSwitches>().notNull().default({}),
    /** Whether guests may have receipts sent by SMS. */
    receiptSmsIsOn: boolean('receipt_sms_is_on').notNull().default(true),
    /** Increases with each change of the SMS settings. */
    smsVersion: integer('sms_version').notNull().default(0),
    /**
     * Time since which no counter device has responded, as detected by an order; null while it is reachable, and orders are accepted only
     * then.
     */
    unreachableSince: timestamp('unreachable_since', { withTimezone: true, precision: 3 }),
    /** Time of the last SMS to the numbers of its escalation. */
    escalationSmsAt: timestamp('escalation_sms_at', { withTimezone: true, precision: 3 }),
    /** Time at which the owner dismissed the first steps on the board; null while they show until all are completed. */
    /** Time at which a member confirmed in the first steps that the alarm rings and its SMS arrives. */
    alarmTestedAt: timestamp('alarm_tested_at', { withTimezone: true, precision: 3 }),
    firstStepsDismissedAt: timestamp('first_steps_dismissed_at', { withTimezone: true, precision: 3 }),
    /** Months for which orders have the details of their guests, and the time before which they were deleted. */
    customerRetentionMonths: integer('customer_retention_months').notNull().default(Number(defaultRetention)),
    anonymisedBefore: timestamp('anonymised_before', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Text that administrators search, folded. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql.raw(restaurantTextSql)),
    /** Sort key of its name, folded. */
    nameKeyEn: text('name_key_en')
      .notNull()
      .generatedAlwaysAs(sql.raw(nameKeySql('en'))),
    nameKeyAr: text('name_key_ar')
      .notNull()
      .generatedAlwaysAs(sql.raw(nameKeySql('ar'))),
  },
  (table) => [
    index('restaurants_status').on(table.status, table.submittedAt),
    index('restaurants_restricted')
      .on(table.id)
      .where(sql`${table.ordersRestrictedFrom} is not null`),
    index('restaurants_accepted')
      .on(table.id)
      .where(sql`status = 'accepted'`),
    index('restaurants_submitted').on(table.submittedAt, table.id),
    index('restaurants_name_en').on(sql`name_key_en collate "C"`, table.id),
    index('restaurants_name_ar').on(sql`name_key_ar collate "C"`, table.id),
    index('restaurants_search').using('gin', sql.raw(partsSql('search_text'))),
    check('restaurants_accepted_methods', sql`cardinality(${table.acceptedMethods}) > 0`),
  ],
)
