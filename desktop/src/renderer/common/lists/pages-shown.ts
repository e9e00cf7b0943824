export type PageShown = number | 'gap'

/** The entries of a pager: the first, the last, the current page with its neighbours, and a gap where more than one page is omitted. */
export const pagesShown = (current: number, count: number): PageShown[] => {
  const near = new Set([1, count, current - 1, current, current + 1].filter((page) => page >= 1 && page <= count))
  const shown: PageShown[] = []
  for (let page = 1; page <= count; page += 1) {
    if (near.has(page) || (near.has(page - 1) && near.has(page + 1))) shown.push(page)
    else if (shown.at(-1) !== 'gap') shown.push('gap')
  }
  return shown
}

/** Clamps the page number to the page count (spec §2: corrected when the count shrinks). */
export const pageWithin = (page: number, count: number): number => Math.max(1, Math.min(page, count))
