// Items that a restaurant offers beside another one: bread with a grill, tea with a sweet.
import type { MenuItem } from './menu.ts'

export const maxGoesWith = 3

/** The suggested items that can be ordered now, in the merchant's order. Items that diners may not see are not in their menu. */
export const orderableWith = ({ goesWith = [] }: Pick<MenuItem, 'goesWith'>, items: readonly MenuItem[]): MenuItem[] =>
  goesWith.flatMap((id) => items.find(({ _id, isAvailable }) => _id === id && isAvailable) ?? [])
