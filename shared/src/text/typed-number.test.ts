import { expect, test } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

test.each<[string, number]>([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['-3', -3],
  ['−3', -3],
  ['.5', 0.5],
  ['12,50', 12.5],
  ['١٢٫٥٠', 12.5],
  ['١٢،٥', 12.5],
  ['۱۲٫۵', 12.5],
  ['१२.५', 12.5],
  ['１２．５', 12.5],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['١٬٢٥٠', 1250],
  ['1 250', 1250],
  ['1,250,000', 1_250_000],
  ['\u200E12\u200F', 12],
])('%j is %d', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})

test.each(['', ' ', 'x', '1,250', '1.2.3', '1,2,3', '12 QAR', '1e5', '0x10', 'Infinity', '1,25.0', '--1'])(
  '%j is not a number',
  (typed) => {
    expect(readTypedNumber(typed)).toBeNaN()
  },
)
