// Bulk changes of items: prices, availability, the featured mark, their order. All or none.
import type { ItemChange } from '@sufra/shared/menu/item.routes'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { nothing, type ChangeMenu } from './change-menu.ts'
import { menuItems } from './menu.table.ts'

type Row = Pick<typeof menuItems.$inferSelect, 'id' | 'version' | 'actualPrice' | 'sellingPrice' | 'isAvailable' | 'isFeatured'>

const { id, version, actualPrice, sellingPrice, isAvailable, isFeatured } = menuItems

const changed = (row: Row, change: ItemChange): Row => {
  if (row.version !== change.version) throw refused('item.changed', { itemId: row.id })
  const next = {
    ...row,
    version: row.version + 1,
    actualPrice: change.actualPrice ?? row.actualPrice,
    sellingPrice: change.sellingPrice ?? row.sellingPrice,
    isAvailable: change.isAvailable ?? row.isAvailable,
    isFeatured: change.isFeatured ?? row.isFeatured,
  }
  if (next.sellingPrice > next.actualPrice) throw refused('item.selling_above_actual', { itemId: row.id })
  return next
}

/** Updates many rows in one statement. */
const write = (tx: Db, restaurantId: string, rows: Row[]) =>
  tx.execute(sql`
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

export const createChangeMany = (changeMenu: ChangeMenu) => ({
  /** Returns the new versions. Refuses `menu.item_not_found`, `item.changed`, `item.selling_above_actual`; the details have the first item concerned. */
  change: async (restaurantId: string, changes: readonly ItemChange[]) => {
    const wanted = new Map(changes.map((change) => [change.itemId, change]))
    const written = await changeMenu(restaurantId, async (tx) => {
      const rows = await tx
        .select({ id, version, actualPrice, sellingPrice, isAvailable, isFeatured })
        .from(menuItems)
        .where(and(eq(menuItems.restaurantId, restaurantId), inArray(id, [...wanted.keys()])))
      if (rows.length < wanted.size) throw refused('menu.item_not_found')
      const next = rows.map((row) => {
        const change = wanted.get(row.id)
        return change ? changed(row, change) : row
      })
      await write(tx, restaurantId, next)
      return next
    })
    return written === nothing ? [] : written.map((row) => ({ itemId: row.id, version: row.version }))
  },

  /** Reorders the items of a subcategory within their positions. Refuses `item.order` unless they are exactly its items. */
  order: async (restaurantId: string, subcategoryId: string, itemIds: readonly string[]): Promise<void> => {
    await changeMenu(restaurantId, async (tx) => {
      const rows = await tx
        .select({ id, position: menuItems.position })
        .from(menuItems)
        .where(and(eq(menuItems.restaurantId, restaurantId), eq(menuItems.subcategoryId, subcategoryId)))
        .orderBy(asc(menuItems.position), asc(id))
      const known = new Set(rows.map((row) => row.id))
      if (known.size !== new Set(itemIds).size || known.size !== itemIds.length || itemIds.some((each) => !known.has(each)))
        throw refused('item.order')
      if (rows.every((row, index) => row.id === itemIds[index])) return nothing
      const next = itemIds.map((itemId, index) => ({ id: itemId, position: rows[index]?.position ?? index }))
      await tx.execute(sql`
        update menu_items i set position = n.position
        from jsonb_to_recordset(${JSON.stringify(next)}::text::jsonb) as n(id uuid, position int)
        where i.restaurant_id = ${restaurantId}::uuid and i.id = n.id`)
      return undefined
    })
  },
})

export type ChangeMany = ReturnType<typeof createChangeMany>
