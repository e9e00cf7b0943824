import { roles } from '@sufra/shared/accounts/account'
import { channels } from '@sufra/shared/accounts/one-time-code'
import { languages } from '@sufra/shared/localized-text'
import { administratorRoles } from '@sufra/shared/permissions/permissions'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { partsSql, searchedTextSql } from '../../platform/db/search/searched-text.sql.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Accounts of administrators, and of people who work in restaurants (`memberships`). */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    role: text({ enum: roles }).notNull(),
    /** In lower case. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** Digits with the country code; '' for administrators. */
    contactNumber: text('contact_number').notNull().default(''),
    /** The preferred language of messages. */
    language: text({ enum: languages }).notNull().default('en'),
    /** Read only by earlier releases, instead of `memberships`. */
    restaurantId: uuid('restaurant_id'),
    /**
     * Null for members of restaurants, and for administrators whom an earlier release invited: they are reviewers until an owner changes
     * the role.
     */
    administratorRole: text('administrator_role', { enum: administratorRoles }),
    /** Time from which an administrator may not sign in. */
    disabledAt: timestamptz('disabled_at'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Folded text by which the restaurant of this owner is searched. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(searchedTextSql(['first_name', 'last_name', 'email', 'contact_number']))),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_search').using('gin', sql.raw(partsSql('search_text'))),
  ],
)

/** A family of refresh tokens: one sign-in on one device. Only hashes are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The restaurant of the membership that the session is for; null for administrators and in sessions of earlier releases. */
    restaurantId: uuid('restaurant_id'),
    /** The User-Agent header of the sign-in, or of the last refresh. */
    userAgent: text('user_agent').notNull().default(''),
    /** Whether the session was opened with a PIN, at a counter where another member was signed in. */
    isByPin: boolean('is_by_pin').notNull().default(false),
    /** The administrator's session in which this one was opened to view the restaurant, and with which it ends. */
    openedIn: text('opened_in'),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * Keyed hashes of the network address and the device cookie, to recognise networks and devices from which the
     * account has signed in before.
     */
    networkHash: text('network_hash'),
    deviceHash: text('device_hash'),
    currentHash: text('current_hash').notNull(),
    previousHash: text('previous_hash'),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/**
 * Six-digit codes, hashed like passwords. `requestId` binds a code to the request that created it. A verified code
 * gets a proof, stored as a hash, which sign-up uses.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    requestId: text('request_id').primaryKey(),
    channel: text({ enum: channels }).notNull(),
    address: text().notNull(),
    /** Keyed hash of the requester's network address. */
    requestedBy: text('requested_by').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    sentAt: timestamptz('sent_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    provenAt: timestamptz('proven_at'),
    proofHash: text('proof_hash'),
    /** The restaurant created with the proof. */
    usedFor: uuid('used_for'),
  },
  (table) => [
    index('one_time_codes_address').on(table.address, table.sentAt),
    index('one_time_codes_requested_by').on(table.requestedBy, table.sentAt),
    index('one_time_codes_sent').on(table.channel, table.sentAt),
    uniqueIndex('one_time_codes_proof').on(table.proofHash),
  ],
)

/** Links sent by email to set a password; only the token's hash is stored. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['reset', 'invitation'] }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('password_links_user').on(table.userId)],
)

/**
 * Password reset requests. The account is looked up later by a job, so that an unknown email gets the same response
 * in the same time as a known one.
 */
export const passwordResetRequests = pgTable('forgotten_passwords', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  role: text({ enum: roles }).notNull(),
  language: text({ enum: languages }).notNull(),
  requestedAt: timestamptz('requested_at').notNull(),
})

/** The requesters of codes: an email address, a phone number or a network address. The row is locked while their codes are counted. */
export const codeRequesters = pgTable('code_askers', { requester: text('asker').primaryKey(), lastAt: timestamptz('last_at').notNull() })

/**
 * Failed sign-in attempts since the last success, for existing and unknown accounts: per network address or device
 * (keyed hash), and '' for all unknown places together.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    role: text({ enum: roles }).notNull(),
    email: text().notNull(),
    triedFrom: text('tried_from').notNull(),
    failures: integer().notNull(),
    lastAt: timestamptz('last_at').notNull(),
    lockedUntil: timestamptz('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.role, table.email, table.triedFrom] }), index('sign_in_failures_last').on(table.lastAt)],
)

/**
 * Wrong passwords from one network address (keyed hash) across all accounts. Each expires after a while; `clearAt`: the time when the last
 * of them expires.
 */
export const networkFailures = pgTable(
  'network_failures',
  { network: text().primaryKey(), clearAt: timestamptz('clear_at').notNull() },
  (table) => [index('network_failures_clear_at').on(table.clearAt)],
)
