import type { Subcategory } from '@sufra/shared/cuisines/cuisine'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'

export type ListRow = { key: string; kind: 'part'; part: Subcategory } | { key: string; kind: 'item'; item: MerchantItemOnWire }

const itemRow = (item: MerchantItemOnWire): ListRow => ({ key: item._id, kind: 'item', item })

/** Rows of a list: each part with its items below it; without parts, the items as they come. */
export const rowsOf = (items: readonly MerchantItemOnWire[], parts: readonly Subcategory[]): ListRow[] => {
  if (parts.length === 0) return items.map(itemRow)
  const byPart = Map.groupBy(items, ({ subcategoryId }) => subcategoryId)
  return parts.flatMap((part): ListRow[] => [{ key: part._id, kind: 'part', part }, ...(byPart.get(part._id) ?? []).map(itemRow)])
}
