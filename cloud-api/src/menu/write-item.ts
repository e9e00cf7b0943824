// Writes an item's rows. Options that remain keep their availability.
import type { ItemDraft } from '@sufra/shared/menu/item-draft'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/connect.ts'
import { addOnGroups, addOnOptions } from './menu.table.ts'

export type Place = { cuisineId: string; categoryId: string; subcategoryId: string }

/** The columns of a draft. */
export const columnsOf = ({ addOns: _addOns, isAvailable: _isAvailable, ...draft }: ItemDraft, place: Place, image: string) => ({
  ...draft,
  ...place,
  image,
})

type OptionRow = typeof addOnOptions.$inferInsert

/** The rows of a draft's add-ons. An existing option keeps its id and availability. */
export const addOnRows = (restaurantId: string, itemId: string, addOns: ItemDraft['addOns'], before?: MerchantItem) => {
  const known = new Map(before?.addOns.flatMap(({ options }) => options).map((option) => [option._id, option]))
  const groups: (typeof addOnGroups.$inferInsert)[] = []
  const options: OptionRow[] = []
  for (const [position, { options: drafts, ...group }] of addOns.entries()) {
    const groupId = uuidv7()
    groups.push({ restaurantId, id: groupId, itemId, position, ...group })
    for (const [order, { _id, name, price }] of drafts.entries()) {
      const existing = _id === undefined ? undefined : known.get(_id)
      known.delete(_id ?? '')
      options.push({
        restaurantId,
        id: existing?._id ?? uuidv7(),
        groupId,
        position: order,
        name,
        price,
        isAvailable: existing?.isAvailable ?? true,
        backAt: existing?.backAt ? new Date(existing.backAt) : null,
        portionsLeft: existing?.portionsLeft ?? null,
        availabilityVersion: existing?.availabilityVersion ?? 1,
      })
    }
  }
  return { groups, options }
}

/** Replaces an item's add-ons by those of a draft. */
export const replaceAddOns = async (tx: Db, restaurantId: string, itemId: string, addOns: ItemDraft['addOns'], before?: MerchantItem) => {
  const { groups, options } = addOnRows(restaurantId, itemId, addOns, before)
  await tx.delete(addOnGroups).where(and(eq(addOnGroups.restaurantId, restaurantId), eq(addOnGroups.itemId, itemId)))
  if (groups.length > 0) await tx.insert(addOnGroups).values(groups)
  if (options.length > 0) await tx.insert(addOnOptions).values(options)
}
