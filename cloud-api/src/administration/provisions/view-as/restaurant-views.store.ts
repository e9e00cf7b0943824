// Periods in which an administrator views a restaurant (“view as”), not saved views of a list.
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { restaurantViews } from './restaurant-views.table.ts'

export const insertView = async (tx: Db, view: typeof restaurantViews.$inferInsert): Promise<void> => {
  await tx.insert(restaurantViews).values(view)
}

/** Returns the views whose end is not recorded. */
export const listViewsWithoutEnd = (db: Db) => db.select().from(restaurantViews).where(isNull(restaurantViews.endedAt))

/** Returns undefined for an unknown view, or another administrator's view. */
export const readView = async (db: Db, administratorId: string, id: string) => {
  const [view] = await db
    .select()
    .from(restaurantViews)
    .where(and(eq(restaurantViews.id, id), eq(restaurantViews.administratorId, administratorId)))
  return view
}

/** Returns false when the end of the view was already recorded. */
export const markViewEnded = async (tx: Db, id: string, endedAt: Date): Promise<boolean> => {
  const ended = await tx
    .update(restaurantViews)
    .set({ endedAt })
    .where(and(eq(restaurantViews.id, id), isNull(restaurantViews.endedAt)))
    .returning({ id: restaurantViews.id })
  return ended.length > 0
}

export const deleteViewsEndedBefore = async (db: Db, before: Date): Promise<void> => {
  await db.delete(restaurantViews).where(lt(restaurantViews.endedAt, before))
}
