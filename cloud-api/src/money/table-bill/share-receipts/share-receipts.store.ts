import { add, zero, type Dirhams } from '@sufra/shared/money'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import type { PaymentId } from '../payments/bill-payments.store.ts'
import { readCalls } from '../../payments/calls/calls.store.ts'
import { shareReceipts } from './share-receipts.table.ts'

type StoredShareReceipt = typeof shareReceipts.$inferSelect

const readOf = async (db: Db, { restaurantId, paymentId }: PaymentId): Promise<StoredShareReceipt | undefined> =>
  (
    await db
      .select()
      .from(shareReceipts)
      .where(and(eq(shareReceipts.restaurantId, restaurantId), eq(shareReceipts.paymentId, paymentId)))
  )[0]

export const readShareReceiptBy = async (db: Db, token: string): Promise<StoredShareReceipt | undefined> =>
  (await db.select().from(shareReceipts).where(eq(shareReceipts.token, token)))[0]

/** Returns the payment's receipt, otherwise `issued`, which is stored. */
export const issueShareReceipt = async (db: Db, issued: StoredShareReceipt): Promise<StoredShareReceipt> => {
  await db.insert(shareReceipts).values(issued).onConflictDoNothing()
  return (await readOf(db, issued)) ?? issued
}

/** Returns the amount that the gateway has returned of a share. */
export const readReturned = async (db: Db, { restaurantId, paymentId }: PaymentId): Promise<Dirhams> => {
  const calls = await readCalls(db, 'share', restaurantId, [paymentId])
  return add(zero, ...calls.filter(({ kind, state }) => kind === 'refund' && state === 'succeeded').map(({ amount }) => amount))
}
