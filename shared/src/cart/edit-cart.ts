// Changes of single lines of a cart, on the cart's page. Pure functions that return the new cart.
import type { CartItem } from './cart.ts'
import { addToCart, isSameLine, lineKey, removeFromCart } from './change-cart.ts'

/** Restores a removed line at its place, or adds its portions to an equal line. */
export const restoreLine = (cart: readonly CartItem[], line: CartItem, index: number): CartItem[] =>
  cart.some((each) => isSameLine(each, line)) ? addToCart(cart, line) : cart.toSpliced(index, 0, line)

/** Replaces a line by its edited version, at its place unless another line is equal. A line that another tab has removed is added again. */
export const replaceLine = (cart: readonly CartItem[], key: string, edited: CartItem): CartItem[] => {
  const index = cart.findIndex((line) => lineKey(line) === key)
  return restoreLine(removeFromCart(cart, key), edited, index < 0 ? cart.length : index)
}
