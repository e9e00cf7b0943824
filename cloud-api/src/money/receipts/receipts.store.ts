import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { lockCounters, takeReceiptNumber } from '../../platform/feed/counters.store.ts'
import { receipts, receiptSends } from './receipts.table.ts'

export type StoredReceipt = typeof receipts.$inferSelect
type OfOrder = Pick<StoredReceipt, 'restaurantId' | 'orderId'>

const isOfOrder = ({ restaurantId, orderId }: OfOrder) => and(eq(receipts.restaurantId, restaurantId), eq(receipts.orderId, orderId))
const isSendOf = ({ restaurantId, orderId }: OfOrder) => and(eq(receiptSends.restaurantId, restaurantId), eq(receiptSends.orderId, orderId))

const readOf = async (db: Db, order: OfOrder): Promise<StoredReceipt | undefined> =>
  (await db.select().from(receipts).where(isOfOrder(order)))[0]

export const createReceiptsStore = ({ db, transact }: Pick<Connection, 'db' | 'transact'>) => ({
  readOf: (order: OfOrder) => readOf(db, order),

  read: async (token: string): Promise<StoredReceipt | undefined> => (await db.select().from(receipts).where(eq(receipts.token, token)))[0],

  /**
   * Returns the receipt of an order, issued with the restaurant's next number if there is none. Requests of one restaurant wait for each
   * other, and a number is taken in the transaction that uses it, so that there are no gaps. Returns undefined for an unknown restaurant.
   */
  issue: async (order: OfOrder, { token, issuedAt }: Pick<StoredReceipt, 'token' | 'issuedAt'>): Promise<StoredReceipt | undefined> =>
    transact(async (tx) => {
      await lockCounters(tx, order.restaurantId)
      const known = await readOf(tx, order)
      if (known) return known
      const receiptNumber = await takeReceiptNumber(tx, order.restaurantId)
      if (receiptNumber === undefined) return undefined
      return (
        await tx
          .insert(receipts)
          .values({ ...order, receiptNumber, token, issuedAt })
          .returning()
      )[0]
    }),

  /** Counts a print. Returns the number of prints, including this one. */
  countPrint: async (tx: Db, order: OfOrder): Promise<number> => {
    const [counted] = await tx
      .update(receipts)
      .set({ printed: sql`${receipts.printed} + 1` })
      .where(isOfOrder(order))
      .returning({ printed: receipts.printed })
    return counted?.printed ?? 0
  },

  /** Locks a receipt, so that its sends are counted one after another. */
  lock: async (tx: Db, order: OfOrder): Promise<void> => {
    await tx.select({ token: receipts.token }).from(receipts).where(isOfOrder(order)).for('update')
  },

  readSend: async (tx: Db, order: OfOrder, key: string) =>
    (
      await tx
        .select({ fingerprint: receiptSends.fingerprint })
        .from(receiptSends)
        .where(and(isSendOf(order), eq(receiptSends.key, key)))
    )[0],

  countSends: async (tx: Db, order: OfOrder, since: Date): Promise<number> =>
    (
      await tx
        .select({ sent: count() })
        .from(receiptSends)
        .where(and(isSendOf(order), gt(receiptSends.sentAt, since)))
    )[0]?.sent ?? 0,

  insertSend: async (tx: Db, send: typeof receiptSends.$inferInsert): Promise<void> => {
    await tx.insert(receiptSends).values(send)
  },
})

export type ReceiptsStore = ReturnType<typeof createReceiptsStore>
