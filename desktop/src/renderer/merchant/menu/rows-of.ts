import type { Subcategory } from '@sufra/shared/cuisines/cuisine'
import type { MerchantItem } from '@sufra/shared/menu/menu'

export type ListRow = { key: string; kind: 'subcategory'; subcategory: Subcategory } | { key: string; kind: 'item'; item: MerchantItem }

const itemRow = (item: MerchantItem): ListRow => ({ key: item._id, kind: 'item', item })

/** Returns the rows of the list: each subcategory followed by its items; without subcategories, only the items. */
export const rowsOf = (items: readonly MerchantItem[], subcategories: readonly Subcategory[]): ListRow[] => {
  if (subcategories.length === 0) return items.map(itemRow)
  const bySubcategory = Map.groupBy(items, ({ subcategoryId }) => subcategoryId)
  return subcategories.flatMap((subcategory): ListRow[] => [
    { key: subcategory._id, kind: 'subcategory', subcategory },
    ...(bySubcategory.get(subcategory._id) ?? []).map(itemRow),
  ])
}
