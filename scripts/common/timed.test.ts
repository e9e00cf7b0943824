import { expect, test } from 'vitest'
import { findSlowest, formatTimes, measure } from './timed.ts'

const timed = [
  { name: 'a', milliseconds: 40 },
  { name: 'b', milliseconds: 6_000 },
  { name: 'c', milliseconds: 900 },
  { name: 'b', milliseconds: 6_345 },
]

test('the slowest come first, with all times of a name', () => {
  expect(findSlowest(timed, 2)).toEqual([
    { name: 'b', milliseconds: 12_345 },
    { name: 'c', milliseconds: 900 },
  ])
  expect(findSlowest(timed)).toHaveLength(3)
})

test('times are printed in seconds, one per line, with the processor time when it is known', () => {
  expect(formatTimes([{ name: 'a', milliseconds: 12_345, cpuSeconds: 20 }])).toBe('   12.3 s    20.0 s CPU  a')
  expect(formatTimes(findSlowest(timed, 2))).toBe('   12.3 s  b\n    0.9 s  c')
})

test('a step is measured with its result', async () => {
  const { result, time } = await measure('adding', async () => 1 + 1)
  expect(result).toBe(2)
  expect(time).toMatchObject({ name: 'adding', milliseconds: expect.any(Number), cpuSeconds: expect.any(Number) })
})
