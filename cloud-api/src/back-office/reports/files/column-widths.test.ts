import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

test('spare width is shared in proportion', () => {
  expect(
    columnWidths(
      [
        { word: 10, text: 10 },
        { word: 10, text: 30 },
      ],
      80,
    ),
  ).toEqual([20, 60])
})

test('a column whose texts do not fit is wrapped, and the others keep their words whole', () => {
  expect(
    columnWidths(
      [
        { word: 20, text: 20 },
        { word: 20, text: 100 },
      ],
      90,
    ),
  ).toEqual([20, 70])
})

test('words are split when not even the widest words fit', () => {
  expect(
    columnWidths(
      [
        { word: 60, text: 60 },
        { word: 120, text: 200 },
      ],
      90,
    ),
  ).toEqual([30, 60])
})

test('the columns fill the width, and no word is split unnecessarily', () => {
  const need = fc
    .record({ word: fc.integer({ min: 1, max: 200 }), more: fc.integer({ min: 0, max: 300 }) })
    .map(({ word, more }) => ({ word, text: word + more }))
  fc.assert(
    fc.property(fc.array(need, { minLength: 1, maxLength: 8 }), fc.integer({ min: 50, max: 1_000 }), (needs, total) => {
      const widths = columnWidths(needs, total)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(total)
      const fits = needs.reduce((sum, { word }) => sum + word, 0) <= total
      if (fits) needs.forEach(({ word }, index) => expect(widths[index]).toBeGreaterThanOrEqual(word - 1e-6))
    }),
  )
})
