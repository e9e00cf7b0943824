import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import type { Language } from '@sufra/shared/localized-text'
import { createNameSearch } from '@sufra/shared/name-search'
import { pageWithin } from '../../app/pages-shown.ts'

/** Spec §9. */
const pageSize = 5

type Asked = { search: string; cuisineId: string; page: number; language: Language }

/** The cuisines of a page, with the serial number of the first, after search and filter; the page is corrected to the last one there is. */
export const shownCuisines = (cuisines: readonly Cuisine[], { search, cuisineId, page, language }: Asked) => {
  const filtered = cuisineId ? cuisines.filter(({ _id }) => _id === cuisineId) : cuisines
  const found = createNameSearch(filtered, language)(search)
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const current = pageWithin(page, pageCount)
  const first = (current - 1) * pageSize
  return { rows: found.slice(first, first + pageSize), firstNumber: first + 1, page: current, pageCount }
}
