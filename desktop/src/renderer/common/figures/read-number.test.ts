import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['12', 12],
  [' 12.50 ', 12.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  ['-10', -10],
  ['١٢٫٥٠', 12.5],
  ['٣', 3],
  ['۳', 3],
])('%j is read as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each([[''], ['abc'], ['1e5'], ['1.2.3'], ['12 QAR'], ['--1'], ['0x10'], ['Infinity']])('%j is not a number', (typed) => {
  expect(readNumber(typed)).toBeNaN()
})
