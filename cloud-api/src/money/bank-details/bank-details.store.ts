import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { bankAccounts } from './bank-accounts.table.ts'

export type BankAccount = typeof bankAccounts.$inferSelect

/** Returns undefined until the restaurant has entered its details. */
export const readBankAccount = async (db: Db, restaurantId: string): Promise<BankAccount | undefined> => {
  const [account] = await db.select().from(bankAccounts).where(eq(bankAccounts.restaurantId, restaurantId))
  return account
}

export const putBankAccount = async (tx: Db, account: BankAccount): Promise<void> => {
  const { restaurantId: _restaurant, ...columns } = account
  await tx.insert(bankAccounts).values(account).onConflictDoUpdate({ target: bankAccounts.restaurantId, set: columns })
}
