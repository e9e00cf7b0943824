import { and, arrayOverlaps, desc, eq, gt, lte } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../../platform/db/connect.ts'
import { compareMenus, picturesOf, removedPart, type MenuChanges } from './menu-changes.ts'
import type { MenuRows } from './menu-rows.store.ts'
import { menuUndos } from './menu-undos.table.ts'

/** Stores the changes between these rows for an undo, unless there are none. */
export const storeUndo = async (tx: Db, restaurantId: string, before: MenuRows, after: MenuRows, now: Date): Promise<void> => {
  const changes = compareMenus(before, after)
  const { cuisines, categories, subcategories, items } = changes
  const count = (rows: { removed: unknown[]; changed: unknown[]; added: unknown[] }) =>
    rows.removed.length + rows.changed.length + rows.added.length
  if ([cuisines, categories, subcategories, items].every((rows) => count(rows) === 0)) return
  await tx.insert(menuUndos).values({
    restaurantId,
    id: uuidv7(),
    at: now,
    name: removedPart(changes)?.name ?? null,
    items: count(items),
    changes,
    pictures: picturesOf(changes),
  })
}

const isOf = (restaurantId: string, since: Date) => and(eq(menuUndos.restaurantId, restaurantId), gt(menuUndos.at, since))

/** Returns the undos since a time, the newest first. */
export const readUndos = (db: Db, restaurantId: string, since: Date) =>
  db
    .select({ id: menuUndos.id, at: menuUndos.at, name: menuUndos.name, items: menuUndos.items })
    .from(menuUndos)
    .where(isOf(restaurantId, since))
    .orderBy(desc(menuUndos.at), desc(menuUndos.id))
    .limit(20)

/** Deletes and returns an undo, so that it is undone once. Returns undefined for an unknown or an older undo. */
export const takeUndo = async (tx: Db, restaurantId: string, id: string, since: Date): Promise<MenuChanges | undefined> => {
  const [taken] = await tx
    .delete(menuUndos)
    .where(and(isOf(restaurantId, since), eq(menuUndos.id, id)))
    .returning({ changes: menuUndos.changes })
  return taken?.changes
}

export const deleteUndosUntil = async (db: Db, until: Date): Promise<void> => {
  await db.delete(menuUndos).where(lte(menuUndos.at, until))
}

/** Returns the given pictures that undoing a change would need. */
export const readUndoPictures = async (db: Db, images: readonly string[]): Promise<string[]> => {
  if (images.length === 0) return []
  const rows = await db
    .select({ pictures: menuUndos.pictures })
    .from(menuUndos)
    .where(arrayOverlaps(menuUndos.pictures, [...images]))
  return rows.flatMap(({ pictures }) => pictures)
}
