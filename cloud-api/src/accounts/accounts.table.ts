import { roles } from '@sufra/shared/accounts/account'
import { channels } from '@sufra/shared/accounts/one-time-code'
import { languages } from '@sufra/shared/localized-text'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A merchant's owner has the id of the restaurant: the specification's paths name both with one id. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    role: text({ enum: roles }).notNull(),
    /** In small letters. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** Digits with the country code; '' for administrators. */
    contactNumber: text('contact_number').notNull().default(''),
    /** What we write to them in first. */
    language: text({ enum: languages }).notNull().default('en'),
    restaurantId: uuid('restaurant_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
)

/** A family of refresh tokens: one sign-in on one device. Only hashes are kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the device's browser calls itself. */
    userAgent: text('user_agent').notNull().default(''),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull().defaultNow(),
    /** Keyed hashes of the network address and of the device's cookie, by which the account's own places are known again. */
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
 * Codes of six digits, hashed as passwords are. `requestId` binds a code to who asked for it. A code that was right has a proof, hashed too, which
 * signing up uses.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    requestId: text('request_id').primaryKey(),
    channel: text({ enum: channels }).notNull(),
    address: text().notNull(),
    /** Who asked, as a keyed hash of the network address. */
    askedBy: text('asked_by').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    sentAt: timestamptz('sent_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    provenAt: timestamptz('proven_at'),
    proofHash: text('proof_hash'),
    /** The restaurant that was made with the proof. */
    usedFor: uuid('used_for'),
  },
  (table) => [
    index('one_time_codes_address').on(table.address, table.sentAt),
    index('one_time_codes_asked_by').on(table.askedBy, table.sentAt),
    uniqueIndex('one_time_codes_proof').on(table.proofHash),
  ],
)

/** Links of mails with which a password is chosen; only the token's hash is kept. */
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

/** Who says that they forgot their password. Looked up afterwards, so that an unknown e-mail is answered like a known one. */
export const forgottenPasswords = pgTable('forgotten_passwords', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  role: text({ enum: roles }).notNull(),
  language: text({ enum: languages }).notNull(),
  askedAt: timestamptz('asked_at').notNull(),
})

/** Who asks for codes, an address or a network address: its row is locked while its codes are counted. */
export const codeRequesters = pgTable('code_askers', { asker: text().primaryKey(), lastAt: timestamptz('last_at').notNull() })

/** Tries to sign in since the last that was right, at an account that exists or not: from one network address (as a keyed hash), and ('') from all. */
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
 * Wrong passwords from one network address (as a keyed hash) at all accounts together. Each is forgiven after a while; `clearAt` is when all of them are.
 */
export const networkFailures = pgTable(
  'network_failures',
  { network: text().primaryKey(), clearAt: timestamptz('clear_at').notNull() },
  (table) => [index('network_failures_clear_at').on(table.clearAt)],
)
