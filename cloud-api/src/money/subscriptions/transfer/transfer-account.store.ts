import type { BankDetailsDraft } from '@sufra/shared/bank-details/bank-details'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { transferAccount } from '../subscriptions.table.ts'

/** Returns undefined until there is an account. */
export const readAccount = async (db: Db) => {
  const [row] = await db.select().from(transferAccount)
  if (!row) return undefined
  const { id: _id, ...account } = row
  return account
}

/** Stores the account when the stored one has the version that was seen, 0 for none. Returns false for another version. */
export const putAccount = async (tx: Db, account: BankDetailsDraft, seen: number): Promise<boolean> => {
  const row = { ...account, version: seen + 1 }
  const stored = await tx
    .insert(transferAccount)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: transferAccount.id, set: row, setWhere: eq(transferAccount.version, seen) })
    .returning({ version: transferAccount.version })
  return stored.length > 0
}
