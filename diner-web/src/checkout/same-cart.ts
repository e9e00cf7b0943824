import type { CartItem } from '@sufra/shared/cart/cart'

const contentOf = (cart: readonly CartItem[]) =>
  cart.map(({ itemId, restaurantId, pricePerItem, quantity, addOns, note }) => [
    itemId,
    restaurantId,
    pricePerItem,
    quantity,
    note,
    addOns.map(({ addOnTitle, options }) => [
      addOnTitle,
      options.map(({ optionId, optionName, pricing, quantity: count }) => [optionId, optionName, pricing, count]),
    ]),
  ])

/** Whether two carts have the same contents at the same prices. */
export const isSameCart = (one: readonly CartItem[], other: readonly CartItem[]): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))
