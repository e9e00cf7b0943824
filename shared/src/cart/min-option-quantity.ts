import type { AddOnGroup } from '../menu/menu.ts'
import type { CartAddOn, CartOption } from './cart.ts'

/** Returns the minimum quantity of one of the chosen options: 1 if its group would have too few options without it, as in a required single choice, else 0. */
export const minOptionQuantity = (chosen: CartAddOn, option: CartOption, group: Pick<AddOnGroup, 'min'> | undefined): 0 | 1 => {
  const others = chosen.options.filter((each) => each.quantity > 0 && each !== option).length
  return group && others < group.min ? 1 : 0
}
