// Availability of items and options, which have the same columns for it.
import { and, eq, exists, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { addOnGroups, addOnOptions, menuItems } from './menu.table.ts'

/** An item, or an option of it. */
export type Switchable = { restaurantId: string; itemId: string; optionId?: string }
type Availability = { isAvailable: boolean; backAt: Date | null; portionsLeft: number | null }

const tables = [menuItems, addOnOptions]

const find = (db: Db, { restaurantId, itemId, optionId }: Switchable) =>
  optionId === undefined
    ? { table: menuItems, where: and(eq(menuItems.restaurantId, restaurantId), eq(menuItems.id, itemId)) }
    : {
        table: addOnOptions,
        where: and(
          eq(addOnOptions.restaurantId, restaurantId),
          eq(addOnOptions.id, optionId),
          exists(
            db
              .select({ id: addOnGroups.id })
              .from(addOnGroups)
              .where(
                and(eq(addOnGroups.restaurantId, restaurantId), eq(addOnGroups.itemId, itemId), eq(addOnGroups.id, addOnOptions.groupId)),
              ),
          ),
        ),
      }

/** Returns undefined for an unknown item or option. */
export const readAvailability = async (db: Db, which: Switchable) => {
  const { table, where } = find(db, which)
  const { isAvailable, availabilityVersion, portionsLeft, backAt } = table
  const [row] = await db.select({ isAvailable, availabilityVersion, portionsLeft, backAt }).from(table).where(where)
  return row
}

export const updateAvailability = async (tx: Db, which: Switchable, availability: Availability): Promise<void> => {
  const { table, where } = find(tx, which)
  await tx
    .update(table)
    .set({ ...availability, availabilityVersion: sql`${table.availabilityVersion} + 1` })
    .where(where)
}

/** Returns the restaurants with an item or option that is due to come back. */
export const readRestaurantsDue = async (db: Db, now: Date): Promise<Set<string>> => {
  const due = tables.map((table) => db.selectDistinct({ id: table.restaurantId }).from(table).where(lte(table.backAt, now)))
  return new Set((await Promise.all(due)).flat().map(({ id }) => id))
}

/** Makes due items and options available again. Returns whether there were any. */
export const restoreDue = async (tx: Db, restaurantId: string, now: Date): Promise<boolean> => {
  let count = 0
  for (const table of tables) {
    const back = await tx
      .update(table)
      .set({ isAvailable: true, backAt: null, availabilityVersion: sql`${table.availabilityVersion} + 1` })
      .where(and(eq(table.restaurantId, restaurantId), lte(table.backAt, now)))
      .returning({ id: table.id })
    count += back.length
  }
  return count > 0
}
