// An item of the menu as the draft that a sheet changes.
import type { ItemDraft, ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { toQar } from '@sufra/shared/money'

export const toDraft = (item: MerchantItem): ItemDraft => ({
  subcategoryId: item.subcategoryId,
  name: item.name,
  description: item.description,
  ingredients: item.ingredients,
  quantityUnit: item.quantityUnit,
  actualPrice: item.actualPrice,
  sellingPrice: item.sellingPrice,
  customizable: item.customizable,
  addOns: item.addOns.map(({ title, select, min, max, options }) => ({
    title,
    select,
    min,
    max,
    options: options.map(({ _id, name, price }) => ({ _id, name, price })),
  })),
  isAvailable: item.isAvailable,
  isFeatured: item.isFeatured,
  allergens: item.allergens,
  dietary: item.dietary,
  prepMinutes: item.prepMinutes,
})

/** Returns the item with money in QAR, like the sheet. */
export const toDraftOnWire = (item: MerchantItem): ItemDraftOnWire => {
  const { actualPrice, sellingPrice, addOns, ...draft } = toDraft(item)
  return {
    ...draft,
    actualPrice: toQar(actualPrice),
    sellingPrice: toQar(sellingPrice),
    addOns: addOns.map((group) => ({ ...group, options: group.options.map((option) => ({ ...option, price: toQar(option.price) })) })),
  }
}

/** A new item without further cells. Its subcategory's id is a placeholder: a sheet has its name. */
export const newDraft: ItemDraftOnWire = {
  subcategoryId: '00000000-0000-0000-0000-000000000000',
  name: { en: '', ar: '' },
  description: { en: '', ar: '' },
  ingredients: { en: '', ar: '' },
  quantityUnit: { quantity: 1, unit: 'portion' },
  actualPrice: 0,
  sellingPrice: 0,
  customizable: false,
  addOns: [],
  isAvailable: true,
  isFeatured: false,
  allergens: [],
  dietary: [],
  prepMinutes: null,
}
