import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { customerNotes } from './customer-notes.table.ts'

const isOf = (restaurantId: string, mobileNumber: string) =>
  and(eq(customerNotes.restaurantId, restaurantId), eq(customerNotes.mobileNumber, mobileNumber))

/** The notes about these guests, by their phone numbers. */
export const readNotes = async (db: Db, restaurantId: string, mobileNumbers: readonly string[]): Promise<Map<string, string>> => {
  if (mobileNumbers.length === 0) return new Map()
  const rows = await db
    .select()
    .from(customerNotes)
    .where(and(eq(customerNotes.restaurantId, restaurantId), inArray(customerNotes.mobileNumber, [...mobileNumbers])))
  return new Map(rows.map(({ mobileNumber, note }) => [mobileNumber, note]))
}

/** Stores a note; an empty note deletes it. */
export const storeNote = async (db: Db, restaurantId: string, mobileNumber: string, note: string, at: Date): Promise<void> => {
  if (note === '') return deleteNote(db, restaurantId, mobileNumber)
  await db
    .insert(customerNotes)
    .values({ restaurantId, mobileNumber, note, changedAt: at })
    .onConflictDoUpdate({ target: [customerNotes.restaurantId, customerNotes.mobileNumber], set: { note, changedAt: at } })
}

export const deleteNote = async (db: Db, restaurantId: string, mobileNumber: string): Promise<void> => {
  await db.delete(customerNotes).where(isOf(restaurantId, mobileNumber))
}

/** Deletes the notes about guests without any order. */
export const deleteNotesWithoutOrders = async (db: Db, restaurantId: string): Promise<void> => {
  await db.execute(sql`
    delete from customer_notes n where n.restaurant_id = ${restaurantId}::uuid and not exists (
      select 1 from orders o where o.restaurant_id = n.restaurant_id and reverse(o.mobile_number) = reverse(n.mobile_number) and o.mobile_number <> '')`)
}
