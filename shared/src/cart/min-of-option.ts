import type { AddOnGroup } from '../menu/menu.ts'
import type { CartAddOn } from './cart.ts'

/** Returns the minimum quantity of a chosen option: 1 if its group would have too few options without it, as in a required single choice, else 0. */
export const minOfOption = (chosen: CartAddOn, optionName: string, group: Pick<AddOnGroup, 'min'> | undefined): 0 | 1 => {
  const others = chosen.options.filter((option) => option.quantity > 0 && option.optionName !== optionName).length
  return group && others < group.min ? 1 : 0
}
