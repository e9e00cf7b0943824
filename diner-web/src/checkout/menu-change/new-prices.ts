// Updates the prices of a cart after the menu has changed, for the diner to confirm again.
import type { CartItem } from '@sufra/shared/cart/cart'
import { findGroup, findOption } from '@sufra/shared/cart/find-option'
import type { Menu } from '@sufra/shared/menu/menu'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'

const menuChanges = new Set<RefusalCode | undefined>([
  'cart.price_changed',
  'cart.item_unavailable',
  'cart.item_unknown',
  'cart.option_unknown',
  'cart.too_few_options',
  'cart.too_many_options',
  'cart.choice_quantity',
])

/** Whether a refusal means that the menu has changed since the cart was filled. */
export const isMenuChange = (error: RefusalCode | undefined): boolean => menuChanges.has(error)

/** Returns the cart with the current prices of the menu; lines that are no longer on the menu stay unchanged. */
export const withPricesOf = (cart: readonly CartItem[], { items }: Pick<Menu, 'items'>): CartItem[] =>
  cart.map((line) => {
    const item = items.find(({ _id }) => _id === line.itemId)
    if (!item) return line
    return {
      ...line,
      basePrice: item.sellingPrice,
      pricePerItem: item.sellingPrice,
      addOns: line.addOns.map((addOn) => {
        const group = findGroup(item.addOns, addOn)
        return {
          ...addOn,
          options: addOn.options.map((option) => ({
            ...option,
            pricing: (group && findOption(group, option)?.price) ?? option.pricing,
          })),
        }
      }),
    }
  })
