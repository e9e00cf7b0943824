import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import type { Language } from '@sufra/shared/localized-text'
import { createNameSearch } from '@sufra/shared/name-search'
import { pageWithin } from '../../../common/lists/pages-shown.ts'

/** Spec §9. */
const pageSize = 5

type ShownCuisinesQuery = { search: string; cuisineId: string; page: number; language: Language }

/**
 * Returns the cuisines of a page after search and filter, with the serial number of the first. A page past the end becomes the last page.
 */
export const shownCuisines = (cuisines: readonly Cuisine[], { search, cuisineId, page, language }: ShownCuisinesQuery) => {
  const filtered = cuisineId ? cuisines.filter(({ _id }) => _id === cuisineId) : cuisines
  const found = createNameSearch(filtered, language)(search)
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const current = pageWithin(page, pageCount)
  const first = (current - 1) * pageSize
  return { rows: found.slice(first, first + pageSize), firstNumber: first + 1, page: current, pageCount }
}
