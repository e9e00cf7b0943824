import { findGroup, findOption } from '@sufra/shared/cart/find-option'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import type { PricedCart } from '@sufra/shared/cart/price-cart'
import type { Taken } from '../orders.table.ts'

type Line = Pick<PricedCart['lines'][number], 'itemId' | 'quantity' | 'addOns'>

const summed = (taken: Taken['items']): Taken['items'] =>
  [...Map.groupBy(taken, ({ id }) => id)].map(([id, each]) => ({ id, quantity: each.reduce((sum, { quantity }) => sum + quantity, 0) }))

/** Returns the counted items and options that an order takes; null when it takes none. */
export const takenBy = (lines: readonly Line[], items: readonly MerchantItem[]): Taken | null => {
  const [takenItems, takenOptions]: [Taken['items'], Taken['options']] = [[], []]
  for (const { itemId, quantity, addOns } of lines) {
    const item = items.find(({ _id }) => _id === itemId)
    if (!item) continue
    if (item.portionsLeft !== null) takenItems.push({ id: itemId, quantity })
    for (const { addOnTitle, options } of addOns) {
      const chosen = options.map((option) => ({ ...option, optionName: option.optionName.en }))
      const group = findGroup(item.addOns, { addOnTitle: addOnTitle.en, options: chosen })
      for (const { quantity: many, ...each } of chosen) {
        const option = group && findOption(group, each)
        if (option && option.portionsLeft !== null) takenOptions.push({ id: option._id, quantity: many })
      }
    }
  }
  if (takenItems.length + takenOptions.length === 0) return null
  return { items: summed(takenItems), options: summed(takenOptions) }
}
