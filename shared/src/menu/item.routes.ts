// Routes for merchants to edit the items of the menu.
import { z } from 'zod'
import { jsonText } from '../contract/form.ts'
import { route } from '../contract/route.ts'
import { done, id, qar, timestamp, wholeNumber } from '../contract/wire.ts'
import { pictureLimits } from '../uploads.ts'
import { switchTo } from './availability.ts'
import { itemDraft } from './item-draft.ts'
import { merchantItem } from './menu.ts'

const itemId = id
const optionId = id
const oneItem = z.object({ success: z.literal(true), data: merchantItem })

/** Maximum number of items of a restaurant, far above any real menu. */
export const maxItems = 10_000

export const listItems = route({
  method: 'GET',
  path: '/api/merchant/items',
  permission: 'menu.read',
  summary: "The items of one category, in the merchant's order",
  query: z.object({ categoryId: id }),
  reply: z.object({ success: z.literal(true), data: z.array(merchantItem) }),
  idempotency: 'safe',
  offline: 'cache',
})

const itemForm = { files: /^image$/, maxFiles: 1, ...pictureLimits } as const

export const addItem = route({
  method: 'POST',
  path: '/api/merchant/items',
  permission: 'menu.edit',
  summary: 'Adds an item, at the end of its subcategory',
  form: { fields: z.object({ item: jsonText(itemDraft) }), ...itemForm },
  reply: oneItem,
  idempotency: 'no',
})

export const updateItem = route({
  method: 'PUT',
  path: '/api/merchant/items/:itemId',
  permission: 'menu.edit',
  summary: 'Changes an item; refused when it has changed since the version that the caller read',
  params: z.object({ itemId }),
  form: { fields: z.object({ item: jsonText(itemDraft), version: jsonText(wholeNumber) }), ...itemForm },
  reply: oneItem,
  idempotency: 'no',
})

export const deleteItem = route({
  method: 'DELETE',
  path: '/api/merchant/items/:itemId',
  permission: 'menu.edit',
  summary: 'Deletes an item; orders contain their own copy of it',
  params: z.object({ itemId }),
  reply: done,
  idempotency: 'no',
})

const switchResult = z.object({
  _id: id,
  isAvailable: z.boolean(),
  backAt: timestamp.nullable(),
  portionsLeft: z.int().nullable(),
  availabilityVersion: wholeNumber,
})

const switching = {
  method: 'PATCH',
  permission: 'availability.edit',
  body: switchTo,
  reply: z.object({ success: z.literal(true), data: switchResult }),
  idempotency: 'safe',
  offline: 'queue',
} as const

export const switchItem = route({
  path: '/api/merchant/items/:itemId/availability',
  summary:
    'Switches an item off (and until when) or on (and how many portions are left); refused when it has been switched since the version that the caller read',
  params: z.object({ itemId }),
  ...switching,
})

export const switchOption = route({
  path: '/api/merchant/items/:itemId/options/:optionId/availability',
  summary: 'Switches an add-on option off or on, like an item',
  params: z.object({ itemId, optionId }),
  ...switching,
})

/** The change of one item in a bulk change. Omitted fields stay unchanged. */
const itemChange = z.object({
  itemId,
  /** The version that the caller read, for optimistic locking. */
  version: wholeNumber,
  isAvailable: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
  actualPrice: qar.optional(),
  sellingPrice: qar.optional(),
})
export type ItemChange = z.output<typeof itemChange>

export const changeItems = route({
  method: 'PATCH',
  path: '/api/merchant/items',
  permission: 'menu.edit',
  summary: 'Changes price, availability or the featured mark of many items, all or none; returns their new versions',
  body: z.object({ items: z.array(itemChange).min(1).max(maxItems) }),
  reply: z.object({ success: z.literal(true), data: z.array(z.object({ itemId, version: wholeNumber })) }),
  idempotency: 'no',
})

export const reorderItems = route({
  method: 'PUT',
  path: '/api/merchant/items-order',
  permission: 'menu.edit',
  summary: "Sets the order of a subcategory's items; refused when the list is not exactly its items",
  body: z.object({ subcategoryId: id, itemIds: z.array(id).min(1).max(maxItems) }),
  reply: done,
  idempotency: 'safe',
})
