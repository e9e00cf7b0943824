// A dish in a list has one stepper for all its lines in the cart, whatever their options.
import type { CartItem } from './cart.ts'
import { decrease, lineKey, removeFromCart } from './change-cart.ts'

/** How many portions of a dish are in the cart. */
export const portionsInCart = (cart: readonly CartItem[], itemId: string): number =>
  cart.reduce((sum, line) => (line.itemId === itemId ? sum + line.quantity : sum), 0)

/** Removes one portion of a dish from its last line, which goes with its last portion. */
export const removePortion = (cart: readonly CartItem[], itemId: string): CartItem[] => {
  const last = cart.findLast((line) => line.itemId === itemId)
  if (!last) return [...cart]
  return last.quantity > 1 ? decrease(cart, lineKey(last)) : removeFromCart(cart, lineKey(last))
}
