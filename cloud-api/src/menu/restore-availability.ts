// Restores items and options that were switched off for a time: due rows in the database, done once across API instances.
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { nothing, type ChangeMenu } from './change-menu.ts'
import { addOnOptions, menuItems } from './menu.table.ts'

type Deps = { db: Db; changeMenu: ChangeMenu; now: () => Date }

const tables = [menuItems, addOnOptions]

const turnOn = async (tx: Db, restaurantId: string, time: Date): Promise<number> => {
  let count = 0
  for (const table of tables) {
    const back = await tx
      .update(table)
      .set({ isAvailable: true, backAt: null, availabilityVersion: sql`${table.availabilityVersion} + 1` })
      .where(and(eq(table.restaurantId, restaurantId), lte(table.backAt, time)))
      .returning({ id: table.id })
    count += back.length
  }
  return count
}

/** Switches on every item and option that is due. */
export const createRestoreAvailability =
  ({ db, changeMenu, now }: Deps) =>
  async (): Promise<void> => {
    const time = now()
    const due = await Promise.all(
      tables.map((table) => db.selectDistinct({ id: table.restaurantId }).from(table).where(lte(table.backAt, time))),
    )
    for (const restaurantId of new Set(due.flat().map(({ id }) => id)))
      await changeMenu(restaurantId, async (tx) => ((await turnOn(tx, restaurantId, time)) > 0 ? undefined : nothing))
  }
