import type { ItemDraft } from '@sufra/shared/menu/item-draft'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { inChunks } from '../../../platform/db/in-chunks.ts'
import { positionAtEnd } from '../../../platform/db/positions.store.ts'
import { addOnGroups, addOnOptions, itemPairings, menuItems } from '../menu.table.ts'

type NewItem = Omit<typeof menuItems.$inferInsert, 'restaurantId' | 'position'>
export type NewGroup = typeof addOnGroups.$inferInsert
export type NewOption = typeof addOnOptions.$inferInsert

const own = (restaurantId: string, itemId: string) => and(eq(menuItems.restaurantId, restaurantId), eq(menuItems.id, itemId))

export const countItems = (db: Db, restaurantId: string): Promise<number> => db.$count(menuItems, eq(menuItems.restaurantId, restaurantId))

/** Adds items at the end. */
export const insertItems = async (tx: Db, restaurantId: string, added: readonly NewItem[]): Promise<void> => {
  const rows = await positionAtEnd(tx, menuItems, restaurantId, added)
  await inChunks(rows, (some) => tx.insert(menuItems).values(some))
}

type Edit = Omit<NewItem, 'id'> & Pick<ItemDraft, 'isAvailable'>

/** Updates an item. An item that the edit switches no longer comes back automatically, and has no number of portions. */
export const updateItem = async (
  tx: Db,
  restaurantId: string,
  itemId: string,
  { isAvailable, ...columns }: Edit,
  wasAvailable: boolean,
) => {
  await tx
    .update(menuItems)
    .set({
      ...columns,
      version: sql`${menuItems.version} + 1`,
      ...(isAvailable !== wasAvailable && {
        isAvailable,
        backAt: null,
        portionsLeft: null,
        availabilityVersion: sql`${menuItems.availabilityVersion} + 1`,
      }),
    })
    .where(own(restaurantId, itemId))
}

/** Deletes an item. Returns its picture, or undefined for an unknown item. */
export const deleteItem = async (tx: Db, restaurantId: string, itemId: string): Promise<string | undefined> => {
  const [deleted] = await tx.delete(menuItems).where(own(restaurantId, itemId)).returning({ image: menuItems.image })
  return deleted?.image
}

/** Replaces the add-ons of items by these. */
export const replaceAddOns = async (
  tx: Db,
  restaurantId: string,
  itemIds: readonly string[],
  { groups, options }: { groups: readonly NewGroup[]; options: readonly NewOption[] },
): Promise<void> => {
  await inChunks(itemIds, (some) =>
    tx.delete(addOnGroups).where(and(eq(addOnGroups.restaurantId, restaurantId), inArray(addOnGroups.itemId, some))),
  )
  await inChunks(groups, (some) => tx.insert(addOnGroups).values(some))
  await inChunks(options, (some) => tx.insert(addOnOptions).values(some))
}

/** Replaces the items that go well with an item. */
export const replacePairings = async (tx: Db, restaurantId: string, itemId: string, otherIds: readonly string[]): Promise<void> => {
  await tx.delete(itemPairings).where(and(eq(itemPairings.restaurantId, restaurantId), eq(itemPairings.itemId, itemId)))
  const rows = otherIds.map((otherId, position) => ({ restaurantId, itemId, otherId, position }))
  if (rows.length > 0) await tx.insert(itemPairings).values(rows)
}

export type ItemColumns = Pick<
  typeof menuItems.$inferSelect,
  'id' | 'version' | 'actualPrice' | 'sellingPrice' | 'isAvailable' | 'isFeatured'
>

export const readManyItems = (db: Db, restaurantId: string, itemIds: readonly string[]): Promise<ItemColumns[]> => {
  const { id, version, actualPrice, sellingPrice, isAvailable, isFeatured } = menuItems
  return db
    .select({ id, version, actualPrice, sellingPrice, isAvailable, isFeatured })
    .from(menuItems)
    .where(and(eq(menuItems.restaurantId, restaurantId), inArray(id, [...itemIds])))
}

/** Updates the items in one statement. */
export const updateManyItems = async (tx: Db, restaurantId: string, rows: readonly ItemColumns[]): Promise<void> => {
  await tx.execute(sql`
    update menu_items i set
      version = n.version,
      actual_price = n."actualPrice",
      selling_price = n."sellingPrice",
      is_featured = n."isFeatured",
      back_at = case when i.is_available = n."isAvailable" then i.back_at end,
      portions_left = case when i.is_available = n."isAvailable" then i.portions_left end,
      availability_version = i.availability_version + case when i.is_available = n."isAvailable" then 0 else 1 end,
      is_available = n."isAvailable"
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as n(
      id uuid, version int, "actualPrice" int, "sellingPrice" int, "isAvailable" boolean, "isFeatured" boolean)
    where i.restaurant_id = ${restaurantId}::uuid and i.id = n.id`)
}

type Positioned = { id: string; position: number }

/** Returns the items of a subcategory in the merchant's order. */
export const readPositions = (db: Db, restaurantId: string, subcategoryId: string): Promise<Positioned[]> =>
  db
    .select({ id: menuItems.id, position: menuItems.position })
    .from(menuItems)
    .where(and(eq(menuItems.restaurantId, restaurantId), eq(menuItems.subcategoryId, subcategoryId)))
    .orderBy(asc(menuItems.position), asc(menuItems.id))

export const updatePositions = async (tx: Db, restaurantId: string, rows: readonly Positioned[]): Promise<void> => {
  await tx.execute(sql`
    update menu_items i set position = n.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as n(id uuid, position int)
    where i.restaurant_id = ${restaurantId}::uuid and i.id = n.id`)
}

export const readItemPictures = async (db: Db, restaurantId: string): Promise<string[]> => {
  const rows = await db.select({ image: menuItems.image }).from(menuItems).where(eq(menuItems.restaurantId, restaurantId))
  return rows.map(({ image }) => image)
}

/** Returns the given pictures that an item of any restaurant has. */
export const readUsedItemPictures = async (db: Db, images: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ image: menuItems.image })
    .from(menuItems)
    .where(inArray(menuItems.image, [...images]))
  return rows.map(({ image }) => image)
}

type Part = { cuisineId: string } | { categoryId: string } | { subcategoryId: string }

const isWithin = (part: Part) => {
  if ('cuisineId' in part) return eq(menuItems.cuisineId, part.cuisineId)
  return 'categoryId' in part ? eq(menuItems.categoryId, part.categoryId) : eq(menuItems.subcategoryId, part.subcategoryId)
}

/** The pictures of the items in a part of the menu. */
export const readItemPicturesBelow = async (db: Db, restaurantId: string, part: Part): Promise<string[]> => {
  const rows = await db
    .select({ image: menuItems.image })
    .from(menuItems)
    .where(and(eq(menuItems.restaurantId, restaurantId), isWithin(part)))
  return rows.map(({ image }) => image)
}
