import { expect, test } from 'vitest'
import { slowest, timesOf } from './slowest-tests.ts'

const tests = [
  { name: 'a', milliseconds: 40 },
  { name: 'b', milliseconds: 12_345 },
  { name: 'c', milliseconds: 900 },
]

test('returns the given number of tests, slowest first', () => {
  expect(slowest(tests, 2).map(({ name }) => name)).toEqual(['b', 'c'])
  expect(slowest(tests)).toHaveLength(3)
})

test('prints times in seconds, one per line', () => {
  expect(timesOf(slowest(tests, 2))).toBe('   12.3 s  b\n    0.9 s  c')
})
