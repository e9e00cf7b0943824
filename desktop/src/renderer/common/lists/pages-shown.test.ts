import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesShown, pageWithin } from './pages-shown.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 5, [1, 2, 'gap', 5]],
  [2, 5, [1, 2, 3, 4, 5]],
  [2, 6, [1, 2, 3, 'gap', 6]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %d of %d shows %j', (current, count, shown) => {
  expect(pagesShown(current, count)).toEqual(shown)
})

test('pages are ascending, contain the first, last and current page, and no gap replaces a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (one, other) => {
      const [current, count] = [Math.min(one, other), Math.max(one, other)]
      const shown = pagesShown(current, count)
      const numbers = shown.filter((page) => page !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
      shown.forEach((page, index) => {
        if (page === 'gap') expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2)
      })
    }),
  )
})

test('a page beyond the end becomes the last page', () => {
  expect([pageWithin(3, 2), pageWithin(2, 2), pageWithin(1, 0), pageWithin(0, 4)]).toEqual([2, 2, 1, 1])
})
