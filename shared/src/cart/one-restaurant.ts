import type { CartItem } from './cart.ts'

/** Spec §4: a cart holds items of one restaurant; one that lacks a restaurant or has another must be cleared first. */
export const mustClearFirst = (cart: readonly Pick<CartItem, 'restaurantId'>[], restaurantId: string): boolean =>
  cart.some((item) => item.restaurantId !== restaurantId)
