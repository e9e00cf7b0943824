// Rules of a dish in a list: it has one stepper for all its lines in the cart, whatever their options.
import type { CartItem } from './cart.ts'
import { decrease, lineKey, removeFromCart } from './change-cart.ts'

/** Number of portions of a dish in the cart. */
export const portionsInCart = (cart: readonly CartItem[], itemId: string): number =>
  cart.reduce((sum, line) => (line.itemId === itemId ? sum + line.quantity : sum), 0)

/** Removes a portion of a dish from its last line, and the line after its last portion. */
export const removePortion = (cart: readonly CartItem[], itemId: string): CartItem[] => {
  const last = cart.findLast((line) => line.itemId === itemId)
  if (!last) return [...cart]
  return last.quantity > 1 ? decrease(cart, lineKey(last)) : removeFromCart(cart, lineKey(last))
}
