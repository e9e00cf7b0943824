// The form of an item: its default values, and the server's errors shown beside its fields.
import { ApiError } from '@sufra/shared/contract/api-error'
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import { toQar } from '@sufra/shared/money'
import type { MerchantItem } from '@sufra/shared/menu/menu'
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
  goesWith: [],
})

/** Returns the form values of an existing item. */
export const formOfItem = (item: MerchantItem): ItemDraftOnWire => ({
  subcategoryId: item.subcategoryId,
  name: item.name,
  description: item.description,
  ingredients: item.ingredients,
  quantityUnit: item.quantityUnit,
  actualPrice: toQar(item.actualPrice),
  sellingPrice: toQar(item.sellingPrice),
  customizable: item.customizable,
  addOns: item.addOns.map((group) => ({
    ...group,
    options: group.options.map(({ _id, name, price }) => ({ _id, name, price: toQar(price) })),
  })),
  isAvailable: item.isAvailable,
  isFeatured: item.isFeatured,
  allergens: item.allergens,
  dietary: item.dietary,
  prepMinutes: item.prepMinutes,
  goesWith: item.goesWith ?? [],
})

/** Returns every subcategory with its cuisine and category. */
export const subcategoryPaths = (cuisines: readonly Cuisine[]) =>
  cuisines.flatMap((cuisine) =>
    cuisine.categories.flatMap((category) => category.subcategories.map((subcategory) => ({ cuisine, category, subcategory }))),
  )

type Fields = { fields?: { path: string; code: string }[] }

/** Shows the server's field errors beside the fields. Returns false when the error has none. */
export const showRefusedFields = (error: unknown, form: ItemForm): boolean => {
  const fields = error instanceof ApiError ? ((error.reply.details as Fields | undefined)?.fields ?? []) : [] // the details of read-form
  for (const { path, code } of fields)
    form.setError(path.replace(/^item\./, '') as FieldPath<ItemDraftOnWire>, { message: code }, { shouldFocus: true }) // the server names fields of this form
  return fields.length > 0
}
