// Changes of a table's bill, each with its event in the same transaction.
import type { FeedEvents } from '@sufra/shared/realtime/feed-event'
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'
import type { BillTable } from './bills.store.ts'
import { billPayments, tableBills } from './table-bill.table.ts'

type Reason = FeedEvents['table_bill_changed']['reason']
type Change = { restaurantId: string; table: BillTable; reason: Reason; at: Date }

const changeOf = (reason: Reason, at: Date) => {
  if (reason === 'asked') return { requestedAt: at, acknowledgedAt: null, dismissedAt: null }
  if (reason === 'acknowledged') return { acknowledgedAt: at }
  return reason === 'dismissed' || reason === 'ended' ? { dismissedAt: at } : {}
}

/**
 * Records a change of a table's bill and its event. Call it after the restaurant's counters are locked; notify the feed after the commit.
 */
export const recordBillChange = async (tx: Db, { restaurantId, table, reason, at }: Change): Promise<void> => {
  const set = changeOf(reason, at)
  const [row] = await tx
    .insert(tableBills)
    .values({ restaurantId, tableId: table.id, version: 1, ...set })
    .onConflictDoUpdate({
      target: [tableBills.restaurantId, tableBills.tableId],
      set: { version: sql`${tableBills.version} + 1`, ...set },
    })
    .returning({ version: tableBills.version })
  const data = { tableId: table.id, tableNumber: table.number, billVersion: row?.version ?? 1, reason }
  await appendToFeed(tx, restaurantId, [{ event: 'table_bill_changed', data }], at)
}

export const readBillRequest = async (db: Db, restaurantId: string, tableId: string) => {
  const [row] = await db
    .select({ requestedAt: tableBills.requestedAt, acknowledgedAt: tableBills.acknowledgedAt, dismissedAt: tableBills.dismissedAt })
    .from(tableBills)
    .where(and(eq(tableBills.restaurantId, restaurantId), eq(tableBills.tableId, tableId)))
  return row
}

/** Returns the tables that have requested their bill since a time, and the cash shares that are not taken. */
export const readOpenBills = async (db: Db, restaurantId: string, since: Date) => ({
  asked: await db
    .select({ tableId: tableBills.tableId, requestedAt: tableBills.requestedAt })
    .from(tableBills)
    .where(
      and(
        eq(tableBills.restaurantId, restaurantId),
        isNotNull(tableBills.requestedAt),
        isNull(tableBills.dismissedAt),
        gt(tableBills.requestedAt, since),
      ),
    ),
  cashShares: await db
    .select({
      tableId: billPayments.tableId,
      paymentId: billPayments.id,
      amount: billPayments.amount,
      expiresAt: billPayments.expiresAt,
    })
    .from(billPayments)
    .where(and(eq(billPayments.restaurantId, restaurantId), inArray(billPayments.state, ['reserved']), gt(billPayments.requestedAt, since)))
    .orderBy(billPayments.requestedAt),
})
