import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberRanges } from './number-ranges.ts'

test.each([
  [[], []],
  [[7], ['7']],
  [
    [7, 8],
    ['7', '8'],
  ],
  [[7, 8, 9], ['7–9']],
  [
    [12, 3, 1, 2, 7, 2],
    ['1–3', '7', '12'],
  ],
  [
    [1, 2, 4, 5, 6],
    ['1', '2', '4–6'],
  ],
])('%j is listed as %j', (numbers, ranges) => {
  expect(numberRanges(numbers)).toEqual(ranges)
})

const numbersIn = (range: string) => {
  const [first = 0, last = first] = range.split('–').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test('ranges contain exactly the given numbers, ascending', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), (numbers) => {
      expect(numberRanges(numbers).flatMap(numbersIn)).toEqual(numbers.toSorted((a, b) => a - b))
    }),
  )
})
