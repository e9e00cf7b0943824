// Orders the same again: finds the lines of an earlier order that the current menu still has, at its current prices.
import type { LocalizedText } from '../localized-text.ts'
import type { MenuItem } from '../menu/menu.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import type { CartItem } from './cart.ts'
import { priceCart } from './price-cart.ts'

const asCartItem = (line: OrderLine, restaurantId: string): CartItem => ({
  itemId: line.itemId,
  restaurantId,
  basePrice: line.pricePerItem,
  pricePerItem: line.pricePerItem,
  quantity: line.quantity,
  addOns: line.addOns.map(({ addOnTitle, options }) => ({
    addOnTitle: addOnTitle.en,
    options: options.map(({ optionName, pricing, quantity }) => ({ optionName: optionName.en, pricing, quantity })),
  })),
  ...(line.note && { note: line.note }),
})

/** A line at the menu's prices, with the ids of its options. Undefined when it cannot be ordered together with the lines before it. */
const orderable = (before: readonly CartItem[], line: CartItem, items: readonly MenuItem[]): CartItem | undefined => {
  const cart = priceCart([...before, line], items)
  const priced = 'priced' in cart ? cart.priced.lines.at(-1) : undefined
  if (!priced?.isAvailable) return undefined
  return {
    ...line,
    basePrice: priced.pricePerItem,
    pricePerItem: priced.pricePerItem,
    addOns: priced.addOns.map(({ addOnTitle, options }) => ({
      addOnTitle: addOnTitle.en,
      options: options.map(({ optionId, optionName, pricing, quantity }) => ({
        ...(optionId && { optionId }),
        optionName: optionName.en,
        pricing,
        quantity,
      })),
    })),
  }
}

/** Returns the lines for the cart, and the names of those that are sold out, changed, or no longer on the menu. */
export const orderAgain = (
  { restaurantId, items }: Pick<Order, 'restaurantId' | 'items'>,
  menuItems: readonly MenuItem[],
): { lines: CartItem[]; missing: LocalizedText[] } => {
  const lines: CartItem[] = []
  const missing: LocalizedText[] = []
  for (const line of items) {
    const again = orderable(lines, asCartItem(line, restaurantId), menuItems)
    if (again) lines.push(again)
    else missing.push(line.name)
  }
  return { lines, missing }
}
