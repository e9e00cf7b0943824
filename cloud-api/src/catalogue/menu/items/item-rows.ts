// The rows of an item. Options that remain keep their availability.
import type { ItemDraft } from '@sufra/shared/menu/item-draft'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { v7 as uuidv7 } from 'uuid'
import type { NewGroup, NewOption } from './items.store.ts'

export type Place = { cuisineId: string; categoryId: string; subcategoryId: string }

/** The columns of a draft. */
export const columnsOf = ({ addOns: _addOns, goesWith: _goesWith, ...draft }: ItemDraft, place: Place, image: string) => ({
  ...draft,
  ...place,
  image,
})

/** The rows of a draft's add-ons. An existing option keeps its id and availability. */
export const addOnRows = (restaurantId: string, itemId: string, addOns: ItemDraft['addOns'], before?: MerchantItem) => {
  const known = new Map(before?.addOns.flatMap(({ options }) => options).map((option) => [option._id, option]))
  const groups: NewGroup[] = []
  const options: NewOption[] = []
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
