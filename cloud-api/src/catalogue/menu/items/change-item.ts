// Changes of one menu item by a merchant: add, edit, remove.
import { isSatisfiable } from '@sufra/shared/menu/availability'
import type { ItemDraft } from '@sufra/shared/menu/item-draft'
import { maxItems } from '@sufra/shared/menu/item.routes'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { v7 as uuidv7 } from 'uuid'
import { readPlace } from '../../cuisines/subcategories.store.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import type { WithPictures } from '../../../platform/files/uploads/with-pictures.ts'
import { nothing, type ChangeMenu } from '../change-menu.ts'
import { countItems, deleteItem, insertItems, readManyItems, replaceAddOns, replacePairings, updateItem } from './items.store.ts'
import { readItem } from '../menu.store.ts'
import { addOnRows, columnsOf, type Place } from './item-rows.ts'

type Deps = { changeMenu: ChangeMenu; withPictures: WithPictures }

/** Returns the category and cuisine of a subcategory. Refuses `subcategory.not_found`. */
const findPlace = async (tx: Db, restaurantId: string, subcategoryId: string): Promise<Place> => {
  const place = await readPlace(tx, restaurantId, subcategoryId)
  if (!place) throw refused('subcategory.not_found')
  return place
}

/** A group that its available options cannot satisfy may not be saved. */
const checkSatisfiable = ({ customizable, addOns }: Pick<MerchantItem, 'customizable' | 'addOns'>) => {
  const index = customizable ? addOns.findIndex((group) => !isSatisfiable(group)) : -1
  if (index >= 0)
    throw refused('item.group_unsatisfiable', { fields: [{ path: `item.addOns.${index}.min`, code: 'item.group_unsatisfiable' }] })
}

/** Stores the items that go well with the item: other items of this restaurant. Undefined changes nothing. */
const pair = async (tx: Db, restaurantId: string, itemId: string, { goesWith }: ItemDraft): Promise<void> => {
  if (!goesWith) return
  if (goesWith.includes(itemId)) throw refused('item.goes_with', { fields: [{ path: 'item.goesWith', code: 'item.goes_with' }] })
  if ((await readManyItems(tx, restaurantId, goesWith)).length < goesWith.length) throw refused('menu.item_not_found')
  await replacePairings(tx, restaurantId, itemId, goesWith)
}

const readWritten = async (tx: Db, restaurantId: string, itemId: string): Promise<MerchantItem> => {
  const item = await readItem(tx, restaurantId, itemId)
  if (!item) throw refused('menu.item_not_found')
  checkSatisfiable(item)
  return item
}

const written = <T>(changed: T | typeof nothing): T => {
  if (changed === nothing) throw new Error('unreachable: writing an item always changes it')
  return changed
}

export const createChangeItem = ({ changeMenu, withPictures }: Deps) => ({
  /**
   * Adds the item at the end of its subcategory. Refuses `upload.*`, `subcategory.not_found`, `item.too_many`, `menu.item_not_found` (for
   * an item that goes with it).
   */
  add: (restaurantId: string, draft: ItemDraft, picture: Buffer | undefined): Promise<MerchantItem> => {
    if (!picture) throw refused('upload.picture_required')
    return withPictures([picture], async ([image = '']) => {
      const added = await changeMenu(restaurantId, async (tx) => {
        const place = await findPlace(tx, restaurantId, draft.subcategoryId)
        if ((await countItems(tx, restaurantId)) >= maxItems) throw refused('item.too_many')
        const itemId = uuidv7()
        await insertItems(tx, restaurantId, [{ id: itemId, ...columnsOf(draft, place, image) }])
        await replaceAddOns(tx, restaurantId, [itemId], addOnRows(restaurantId, itemId, draft.addOns))
        await pair(tx, restaurantId, itemId, draft)
        return readWritten(tx, restaurantId, itemId)
      })
      return { answer: written(added), replaced: [] }
    })
  },

  /** Without a new picture the current one stays. Refuses `menu.item_not_found`, `item.changed`, `item.goes_with`, `item.group_unsatisfiable`, `subcategory.not_found`, `upload.picture`. */
  update: (
    restaurantId: string,
    itemId: string,
    { draft, version, picture }: { draft: ItemDraft; version: number; picture: Buffer | undefined },
  ): Promise<MerchantItem> =>
    withPictures([picture], async ([image]) => {
      const replaced: string[] = []
      const updated = await changeMenu(restaurantId, async (tx) => {
        const before = await readItem(tx, restaurantId, itemId)
        if (!before) throw refused('menu.item_not_found')
        if (before.version !== version) throw refused('item.changed')
        if (image) replaced.push(before.image)
        const place = await findPlace(tx, restaurantId, draft.subcategoryId)
        await updateItem(tx, restaurantId, itemId, columnsOf(draft, place, image ?? before.image), before.isAvailable)
        await replaceAddOns(tx, restaurantId, [itemId], addOnRows(restaurantId, itemId, draft.addOns, before))
        await pair(tx, restaurantId, itemId, draft)
        return readWritten(tx, restaurantId, itemId)
      })
      return { answer: written(updated), replaced }
    }),

  /** Refuses `menu.item_not_found`. */
  remove: (restaurantId: string, itemId: string): Promise<void> =>
    withPictures([], async () => {
      const replaced: string[] = []
      await changeMenu(
        restaurantId,
        async (tx) => {
          const picture = await deleteItem(tx, restaurantId, itemId)
          if (picture === undefined) throw refused('menu.item_not_found')
          replaced.push(picture)
        },
        { isUndoable: true },
      )
      return { answer: undefined, replaced }
    }),
})

export type ChangeItem = ReturnType<typeof createChangeItem>
