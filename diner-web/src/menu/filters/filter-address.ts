// The filter of a menu is in the address of its page.
import { allergens, dietaryMarks } from '@sufra/shared/menu/marks'
import type { MenuFilter } from '@sufra/shared/finding/menu-filter'

const listed = <Mark extends string>(marks: readonly Mark[], text: string | null): Mark[] => {
  const names = new Set<string>(text?.split(','))
  return marks.filter((mark) => names.has(mark))
}

/** Parses `?diet=vegan,spicy&without=nuts`. Unknown words are ignored. */
export const readMenuFilter = (parameters: URLSearchParams): MenuFilter => ({
  diet: listed(dietaryMarks, parameters.get('diet')),
  without: listed(allergens, parameters.get('without')),
})

/** Returns the address's parameters with another filter, and all other parameters unchanged. */
export const withMenuFilter = (parameters: URLSearchParams, filter: MenuFilter): URLSearchParams => {
  const changed = new URLSearchParams(parameters)
  for (const [name, marks] of Object.entries(filter))
    if (marks.length > 0) changed.set(name, marks.join(','))
    else changed.delete(name)
  return changed
}
