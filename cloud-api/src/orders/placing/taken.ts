import type { MerchantItem } from '@sufra/shared/menu/menu'
import type { OrderLine } from '@sufra/shared/orders/order'
import type { Taken } from '../orders.table.ts'

type Line = Pick<OrderLine, 'itemId' | 'quantity' | 'addOns'>

const summed = (taken: Taken['items']): Taken['items'] =>
  [...Map.groupBy(taken, ({ id }) => id)].map(([id, each]) => ({ id, quantity: each.reduce((sum, { quantity }) => sum + quantity, 0) }))

/** Stock that an order takes of counted items and options; null when it takes none. */
export const takenBy = (lines: readonly Line[], items: readonly MerchantItem[]): Taken | null => {
  const [takenItems, takenOptions]: [Taken['items'], Taken['options']] = [[], []]
  for (const { itemId, quantity, addOns } of lines) {
    const item = items.find(({ _id }) => _id === itemId)
    if (!item) continue
    if (item.portionsLeft !== null) takenItems.push({ id: itemId, quantity })
    for (const { addOnTitle, options } of addOns) {
      const group = item.addOns.find(({ title }) => title.en === addOnTitle.en)
      for (const { optionName, quantity: many } of options) {
        const option = group?.options.find(({ name }) => name.en === optionName.en)
        if (option && option.portionsLeft !== null) takenOptions.push({ id: option._id, quantity: many })
      }
    }
  }
  if (takenItems.length + takenOptions.length === 0) return null
  return { items: summed(takenItems), options: summed(takenOptions) }
}
