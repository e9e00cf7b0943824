import { expect, test } from 'vitest'
import { slowest, timesOf } from './slowest-tests.ts'

const tests = [
  { name: 'a', milliseconds: 40 },
  { name: 'b', milliseconds: 12_345 },
  { name: 'c', milliseconds: 900 },
]

test('the slowest come first, as many as are asked for', () => {
  expect(slowest(tests, 2).map(({ name }) => name)).toEqual(['b', 'c'])
  expect(slowest(tests)).toHaveLength(3)
})

test('times are written in seconds, one line each', () => {
  expect(timesOf(slowest(tests, 2))).toBe('   12.3 s  b\n    0.9 s  c')
})
