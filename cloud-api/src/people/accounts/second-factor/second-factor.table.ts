import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts.table.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator apps of administrators. */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** The app's key, sealed (`sealed-key.ts`). */
  sealedKey: text('sealed_key').notNull(),
  enabledAt: timestamptz('enabled_at').notNull(),
  /** The last step of 30 seconds whose code was accepted: neither this step nor an earlier one is accepted again. */
  lastStep: integer('last_step').notNull(),
})

/** The codes are stored as hashes only. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userId(), codeHash: text('code_hash').notNull(), usedAt: timestamptz('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Sign-ins whose password was correct and whose second factor is missing; only the token's hash is stored. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    tries: integer().notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ins_user').on(table.userId)],
)
