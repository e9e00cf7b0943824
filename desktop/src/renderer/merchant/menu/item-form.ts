// The form of an item: what its fields start with, and how the server's refusals come back to them.
import { ApiError } from '@sufra/shared/contract/api-error'
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { ItemDraft } from '@sufra/shared/menu/item-draft'

export type ItemForm = UseFormReturn<ItemDraftOnWire, unknown, ItemDraft>

const noText = () => ({ en: '', ar: '' })

export const newOption = () => ({ name: noText(), price: 0 })
export const newGroup = () => ({ title: noText(), select: 'single' as const, min: 0, max: 1, options: [newOption()] })

export const newItem = (subcategoryId: string): ItemDraftOnWire => ({
  subcategoryId,
  name: noText(),
  description: noText(),
  ingredients: noText(),
  quantityUnit: { quantity: 1, unit: 'portion' },
  actualPrice: Number.NaN,
  sellingPrice: Number.NaN,
  customizable: false,
  addOns: [],
  isAvailable: true,
  isFeatured: false,
  allergens: [],
  dietary: [],
  prepMinutes: null,
})

/** An item that is there, as its form has it. */
export const formOfItem = (item: MerchantItemOnWire): ItemDraftOnWire => ({
  subcategoryId: item.subcategoryId,
  name: item.name,
  description: item.description,
  ingredients: item.ingredients,
  quantityUnit: item.quantityUnit,
  actualPrice: item.actualPrice,
  sellingPrice: item.sellingPrice,
  customizable: item.customizable,
  addOns: item.addOns.map((group) => ({ ...group, options: group.options.map(({ _id, name, price }) => ({ _id, name, price })) })),
  isAvailable: item.isAvailable,
  isFeatured: item.isFeatured,
  allergens: item.allergens,
  dietary: item.dietary,
  prepMinutes: item.prepMinutes,
})

/** Every subcategory with its way there, for a choice of where an item stands. */
export const placesOf = (cuisines: readonly Cuisine[]) =>
  cuisines.flatMap((cuisine) =>
    cuisine.categories.flatMap((category) => category.subcategories.map((subcategory) => ({ cuisine, category, subcategory }))),
  )

type Fields = { fields?: { path: string; code: string }[] }

/** Puts what the server says of fields beside them; false when it says something else. */
export const showRefusedFields = (error: unknown, form: ItemForm): boolean => {
  const fields = error instanceof ApiError ? ((error.reply.details as Fields | undefined)?.fields ?? []) : [] // read-form's details
  for (const { path, code } of fields)
    form.setError(path.replace(/^item\./, '') as FieldPath<ItemDraftOnWire>, { message: code }, { shouldFocus: true }) // a path of this form's own
  return fields.length > 0
}
