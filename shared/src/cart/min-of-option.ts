import type { AddOnGroup } from '../menu/menu.ts'
import type { CartAddOn } from './cart.ts'

/** How many of a chosen option must stay: one where its group would have too few different options without it, as a required single choice; else none. */
export const minOfOption = (chosen: CartAddOn, optionName: string, group: Pick<AddOnGroup, 'min'> | undefined): 0 | 1 => {
  const others = chosen.options.filter((option) => option.quantity > 0 && option.optionName !== optionName).length
  return group && others < group.min ? 1 : 0
}
