import type { CartItem } from '@sufra/shared/cart/cart'
import { isLineAvailable, priceCart } from '@sufra/shared/cart/price-cart'
import type { MenuItem } from '@sufra/shared/menu/menu'

/**
 * `off`: sold out or no longer on the menu; `choose`: its options no longer fit the menu; `optionOff`: an option is sold out; `tooMany`:
 * too few portions are left.
 */
export type LineProblem = 'off' | 'choose' | 'optionOff' | 'tooMany'

/** The reason why a line of the cart cannot be ordered; undefined when it can. */
export const lineProblem = (cart: readonly CartItem[], line: CartItem, item: MenuItem | undefined): LineProblem | undefined => {
  if (!item?.isAvailable) return 'off'
  if ('problem' in priceCart([line], [item])) return 'choose'
  if (isLineAvailable(cart, line, item)) return undefined
  return isLineAvailable([line], line, { ...item, portionsLeft: null }) ? 'tooMany' : 'optionOff'
}
