// Bulk changes of items: prices, availability, the featured mark, their order. Either all changes are made or none.
import type { ItemChange } from '@sufra/shared/menu/item.routes'
import { refused } from '../../../platform/refusals/refused.ts'
import { nothing, type ChangeMenu } from '../change-menu.ts'
import { readManyItems, readPositions, updateManyItems, updatePositions, type ItemColumns as Row } from './items.store.ts'

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

export const createChangeMany = (changeMenu: ChangeMenu) => ({
  /** Returns the new versions. Refuses `menu.item_not_found`, `item.changed`, `item.selling_above_actual`; the details have the first item concerned. */
  change: async (restaurantId: string, changes: readonly ItemChange[]) => {
    const wanted = new Map(changes.map((change) => [change.itemId, change]))
    const written = await changeMenu(restaurantId, async (tx) => {
      const rows = await readManyItems(tx, restaurantId, [...wanted.keys()])
      if (rows.length < wanted.size) throw refused('menu.item_not_found')
      const next = rows.map((row) => {
        const change = wanted.get(row.id)
        return change ? changed(row, change) : row
      })
      await updateManyItems(tx, restaurantId, next)
      return next
    })
    return written === nothing ? [] : written.map((row) => ({ itemId: row.id, version: row.version }))
  },

  /** Reorders the items of a subcategory within their positions. Refuses `item.order` unless they are exactly its items. */
  order: async (restaurantId: string, subcategoryId: string, itemIds: readonly string[]): Promise<void> => {
    await changeMenu(restaurantId, async (tx) => {
      const rows = await readPositions(tx, restaurantId, subcategoryId)
      const known = new Set(rows.map((row) => row.id))
      if (known.size !== new Set(itemIds).size || known.size !== itemIds.length || itemIds.some((each) => !known.has(each)))
        throw refused('item.order')
      if (rows.every((row, index) => row.id === itemIds[index])) return nothing
      const next = itemIds.map((itemId, index) => ({ id: itemId, position: rows[index]?.position ?? index }))
      await updatePositions(tx, restaurantId, next)
      return undefined
    })
  },
})

export type ChangeMany = ReturnType<typeof createChangeMany>
