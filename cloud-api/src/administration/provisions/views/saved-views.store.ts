import type { SavedView } from '@sufra/shared/provisions/saved-view.routes'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { savedViews } from './saved-views.table.ts'

export const readViews = (db: Db, administratorId: string): Promise<SavedView[]> => {
  const { id, name, status, search, sort } = savedViews
  return db.select({ id, name, status, search, sort }).from(savedViews).where(eq(savedViews.administratorId, administratorId))
}

export const putView = async (tx: Db, administratorId: string, view: SavedView): Promise<void> => {
  const { id, ...content } = view
  await tx
    .insert(savedViews)
    .values({ administratorId, id, ...content })
    .onConflictDoUpdate({ target: [savedViews.administratorId, savedViews.id], set: content })
}

/** Returns false for an unknown view. */
export const deleteView = async (db: Db, administratorId: string, id: string): Promise<boolean> => {
  const deleted = await db
    .delete(savedViews)
    .where(and(eq(savedViews.administratorId, administratorId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id })
  return deleted.length > 0
}
