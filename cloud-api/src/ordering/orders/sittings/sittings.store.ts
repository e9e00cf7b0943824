// Sittings: the parties at tables, one after the other. The statement that places an order opens them (`place-order.sql.ts`).
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { orders } from '../orders.table.ts'
import { isUnpaidOrder } from '../table-orders.store.ts'
import { sittingGuesses, sittingPhones, sittings } from './sittings.table.ts'

export type Sitting = typeof sittings.$inferSelect
type AtTable = { restaurantId: string; tableId: string }

const isSitting = (restaurantId: string, id: string) => and(eq(sittings.restaurantId, restaurantId), eq(sittings.id, id))
const isOfSitting = sql`${orders.restaurantId} = ${sittings.restaurantId} and ${orders.sittingId} = ${sittings.id}`
const hasOrder = (which: SQL | undefined) => sql`exists (select 1 from ${orders} where ${and(isOfSitting, which)})`

/** Whether the phone has joined the sitting by its code. */
const hasJoined = (
  deviceId: string,
) => sql`exists (select 1 from ${sittingPhones} where ${sittingPhones.restaurantId} = ${sittings.restaurantId}
  and ${sittingPhones.sittingId} = ${sittings.id} and ${sittingPhones.deviceId} = ${deviceId})`

/**
 * Returns the newest sitting of a table that ordered after `since`; with a phone, the newest sitting in which it has ordered or which it
 * has joined. A phone that has only scanned the code of the table belongs to no sitting, so that a photo of the code reveals no orders.
 */
export const findSitting = async (
  db: Db,
  { restaurantId, tableId }: AtTable,
  deviceId: string | undefined,
  since: Date,
): Promise<Sitting | undefined> => {
  const isOfPhone =
    deviceId === undefined
      ? undefined
      : or(hasOrder(and(eq(orders.deviceId, deviceId), ne(orders.status, 'Cancelled'))), hasJoined(deviceId))
  const [found] = await db
    .select()
    .from(sittings)
    .where(and(eq(sittings.restaurantId, restaurantId), eq(sittings.tableId, tableId), gt(sittings.lastOrderAt, since), isOfPhone))
    .orderBy(desc(sittings.openedAt), desc(sittings.id))
    .limit(1)
  return found
}

/** Whether a phone belongs to the party: staff have accepted one of its orders, or it has joined by the code. */
export const isOfParty = async (db: Db, { restaurantId, id }: Sitting, deviceId: string): Promise<boolean> => {
  const isAccepted = hasOrder(and(eq(orders.deviceId, deviceId), isNotNull(orders.acceptedAt), ne(orders.status, 'Cancelled')))
  const [found] = await db
    .select({ id: sittings.id })
    .from(sittings)
    .where(and(isSitting(restaurantId, id), or(isAccepted, hasJoined(deviceId))))
  return found !== undefined
}

/** Counts the wrong codes of a sitting that each of these guessers has tried. */
export const readWrongCodes = async (db: Db, { restaurantId, id }: Sitting, guessers: readonly string[]): Promise<Map<string, number>> => {
  const isGuess = and(eq(sittingGuesses.restaurantId, restaurantId), eq(sittingGuesses.sittingId, id))
  const rows = await db
    .select({ guesser: sittingGuesses.guesser, wrong: sittingGuesses.wrong })
    .from(sittingGuesses)
    .where(and(isGuess, inArray(sittingGuesses.guesser, [...guessers])))
  return new Map(rows.map(({ guesser, wrong }) => [guesser, wrong]))
}

/** Counts a wrong code for each of the guessers. `newCode` replaces the code of the sitting. */
export const countWrongCode = async (
  db: Db,
  { restaurantId, id: sittingId }: Sitting,
  guessers: readonly string[],
  newCode: string | undefined,
): Promise<void> => {
  await db
    .insert(sittingGuesses)
    .values(guessers.map((guesser) => ({ restaurantId, sittingId, guesser, wrong: 1 })))
    .onConflictDoUpdate({
      target: [sittingGuesses.restaurantId, sittingGuesses.sittingId, sittingGuesses.guesser],
      set: { wrong: sql`${sittingGuesses.wrong} + 1` },
    })
  await db
    .update(sittings)
    .set(newCode === undefined ? { wrongCodes: sql`${sittings.wrongCodes} + 1` } : { wrongCodes: 0, code: newCode })
    .where(isSitting(restaurantId, sittingId))
}

export const addPhone = async (db: Db, { restaurantId, id: sittingId }: Sitting, deviceId: string): Promise<void> => {
  await db.insert(sittingPhones).values({ restaurantId, sittingId, deviceId }).onConflictDoNothing()
}

export const setPeople = async (tx: Db, restaurantId: string, sittingId: string, people: number): Promise<void> => {
  await tx.update(sittings).set({ people }).where(isSitting(restaurantId, sittingId))
}

const isOpen = (restaurantId: string) => and(eq(sittings.restaurantId, restaurantId), isNull(sittings.closedAt))

/**
 * Closes the sittings of these orders that have no amount due any more. Call it after the counters are locked, once their payment is
 * recorded.
 */
export const closePaidSittings = async (tx: Db, restaurantId: string, orderIds: readonly string[], at: Date): Promise<void> => {
  const ids = tx
    .select({ id: orders.sittingId })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.id, [...orderIds])))
  await tx
    .update(sittings)
    .set({ closedAt: at, closedBecause: 'paid' })
    .where(and(isOpen(restaurantId), inArray(sittings.id, ids), sql`not ${hasOrder(isUnpaidOrder)}`))
}

/** Opens the sittings of these orders again, since their payment was undone, unless another party has taken their table. */
export const reopenPaidSittings = async (tx: Db, restaurantId: string, orderIds: readonly string[]): Promise<void> => {
  const ids = tx
    .select({ id: orders.sittingId })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.id, [...orderIds])))
  const isTaken = sql`exists (select 1 from sittings later where later.restaurant_id = ${sittings.restaurantId} and later.table_id = ${sittings.tableId}
    and (later.closed_at is null or later.opened_at > ${sittings.openedAt}))`
  await tx
    .update(sittings)
    .set({ closedAt: null, closedBecause: null })
    .where(
      and(
        eq(sittings.restaurantId, restaurantId),
        inArray(sittings.id, ids),
        eq(sittings.closedBecause, 'paid'),
        sql`${hasOrder(isUnpaidOrder)} and not ${isTaken}`,
      ),
    )
}

/** Whether a party of these orders is still at its table. */
export const isSittingOpen = async (db: Db, restaurantId: string, orderIds: readonly string[]): Promise<boolean> => {
  const ids = db
    .select({ id: orders.sittingId })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.id, [...orderIds])))
  const found = await db
    .select({ id: sittings.id })
    .from(sittings)
    .where(and(isOpen(restaurantId), inArray(sittings.id, ids)))
  return found.length > 0
}

/** Closes a table's open sitting, because its party has left. Returns whether a sitting was open. Call it after the counters are locked. */
export const closeSitting = async (
  tx: Db,
  { restaurantId, tableId }: AtTable,
  because: Exclude<Sitting['closedBecause'], null>,
  at: Date,
): Promise<boolean> => {
  const closed = await tx
    .update(sittings)
    .set({ closedAt: at, closedBecause: because })
    .where(and(isOpen(restaurantId), eq(sittings.tableId, tableId)))
    .returning({ id: sittings.id })
  return closed.length > 0
}

/** Returns open sittings that have ordered nothing since a time, and wait for no dish. */
export const readServedSittings = (db: Db, since: Date, limit: number): Promise<Sitting[]> =>
  db
    .select()
    .from(sittings)
    .where(
      and(
        isNull(sittings.closedAt),
        lte(sittings.lastOrderAt, since),
        sql`not ${hasOrder(notInArray(orders.status, ['Delivered', 'Cancelled']))}`,
      ),
    )
    .orderBy(sittings.lastOrderAt)
    .limit(limit)

/** Deletes sittings that are no longer read. */
export const deleteOldSittings = async (db: Db, before: Date): Promise<void> => {
  const old = db.select({ id: sittings.id }).from(sittings).where(lt(sittings.lastOrderAt, before))
  await db.delete(sittingPhones).where(inArray(sittingPhones.sittingId, old))
  await db.delete(sittingGuesses).where(inArray(sittingGuesses.sittingId, old))
  await db.delete(sittings).where(lt(sittings.lastOrderAt, before))
}
