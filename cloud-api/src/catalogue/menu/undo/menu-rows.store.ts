// The stored rows of a whole menu, from which a change is undone.
import { and, eq, inArray } from 'drizzle-orm'
import { readPlaceRows, type PlaceRows } from '../../cuisines/place-rows.store.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { inChunks } from '../../../platform/db/in-chunks.ts'
import { updateItem } from '../items/items.store.ts'
import { addOnGroups, addOnOptions, itemPairings, menuItems } from '../menu.table.ts'

type OptionRow = typeof addOnOptions.$inferSelect
type GroupRow = typeof addOnGroups.$inferSelect & { options: OptionRow[] }
/** An item with its add-ons. */
export type ItemRow = typeof menuItems.$inferSelect & { groups: GroupRow[] }
export type PairingRow = typeof itemPairings.$inferSelect
export type MenuRows = PlaceRows & { items: ItemRow[]; pairings: PairingRow[] }

export const readMenuRows = async (db: Db, restaurantId: string): Promise<MenuRows> => {
  const places = await readPlaceRows(db, restaurantId)
  const items = await db.select().from(menuItems).where(eq(menuItems.restaurantId, restaurantId))
  const groups = await db.select().from(addOnGroups).where(eq(addOnGroups.restaurantId, restaurantId))
  const options = await db.select().from(addOnOptions).where(eq(addOnOptions.restaurantId, restaurantId))
  const pairings = await db.select().from(itemPairings).where(eq(itemPairings.restaurantId, restaurantId))
  const optionsOf = Map.groupBy(options, ({ groupId }) => groupId)
  const groupsOf = Map.groupBy(
    groups.map((group) => ({ ...group, options: optionsOf.get(group.id) ?? [] })),
    ({ itemId }) => itemId,
  )
  return { ...places, items: items.map((item) => ({ ...item, groups: groupsOf.get(item.id) ?? [] })), pairings }
}

export const insertItemRows = async (tx: Db, rows: readonly ItemRow[]): Promise<void> => {
  await inChunks(rows, (some) => tx.insert(menuItems).values(some.map(({ groups: _groups, ...item }) => item)))
  await insertGroups(tx, rows)
}

const insertGroups = async (tx: Db, rows: readonly ItemRow[]): Promise<void> => {
  const groups = rows.flatMap((item) => item.groups)
  await inChunks(groups, (some) => tx.insert(addOnGroups).values(some.map(({ options: _options, ...group }) => group)))
  await inChunks(
    groups.flatMap(({ options }) => options),
    (some) => tx.insert(addOnOptions).values(some),
  )
}

/** Restores the columns and add-ons of items from these rows. Their availability counts as switched where it differs from `current`. */
export const updateItemRows = async (
  tx: Db,
  restaurantId: string,
  rows: readonly ItemRow[],
  current: ReadonlyMap<string, ItemRow>,
): Promise<void> => {
  for (const {
    groups: _groups,
    id,
    version: _version,
    availabilityVersion: _switches,
    backAt: _back,
    portionsLeft: _left,
    ...columns
  } of rows)
    await updateItem(tx, restaurantId, id, columns, current.get(id)?.isAvailable ?? columns.isAvailable)
  const optionsNow = new Map(
    [...current.values()].flatMap(({ groups }) => groups.flatMap(({ options }) => options.map((option) => [option.id, option] as const))),
  )
  await inChunks(
    rows.map(({ id }) => id),
    (some) => tx.delete(addOnGroups).where(and(eq(addOnGroups.restaurantId, restaurantId), inArray(addOnGroups.itemId, some))),
  )
  await insertGroups(
    tx,
    rows.map((item) => ({
      ...item,
      groups: item.groups.map((group) => ({ ...group, options: group.options.map((option) => withSwitch(option, optionsNow)) })),
    })),
  )
}

/** An option that still exists keeps its availability. */
const withSwitch = (option: OptionRow, now: ReadonlyMap<string, OptionRow>): OptionRow => {
  const { isAvailable, availabilityVersion, backAt, portionsLeft } = now.get(option.id) ?? option
  return { ...option, isAvailable, availabilityVersion, backAt, portionsLeft }
}

export const deleteItemRows = async (tx: Db, restaurantId: string, ids: readonly string[]): Promise<void> =>
  inChunks(ids, (some) => tx.delete(menuItems).where(and(eq(menuItems.restaurantId, restaurantId), inArray(menuItems.id, some))))

export const insertPairingRows = async (tx: Db, rows: readonly PairingRow[]): Promise<void> =>
  inChunks(rows, (some) => tx.insert(itemPairings).values(some).onConflictDoNothing())
