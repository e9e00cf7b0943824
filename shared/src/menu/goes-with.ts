// Items that a restaurant offers beside another one: bread with a grill, tea with a sweet.
import type { MenuItem } from './menu.ts'

export const maxGoesWith = 3

/** What goes well with an item and can be ordered now, in the merchant's order. What diners do not see is not in their menu. */
export const orderableWith = ({ goesWith = [] }: Pick<MenuItem, 'goesWith'>, items: readonly MenuItem[]): MenuItem[] =>
  goesWith.flatMap((id) => items.find(({ _id, isAvailable }) => _id === id && isAvailable) ?? [])
