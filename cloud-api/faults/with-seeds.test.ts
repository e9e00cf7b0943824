import { expect, test, vi } from 'vitest'
import { runWithSeeds } from './with-seeds.ts'

test('a run without any event is repeated with the next seed, and the test fails when no run has an event', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const run = vi.fn(async (seed: number) => seed)
  expect(await runWithSeeds(7, run, (seed) => seed === 9)).toBe(9)
  expect(run.mock.calls.flat()).toEqual([7, 8, 9])
  expect(print.mock.calls.flat()).toEqual(['  seed 7', '  seed 8', '  seed 9'])
  await expect(runWithSeeds(1, run, () => false)).rejects.toThrow('nothing happened')
  print.mockRestore()
})
