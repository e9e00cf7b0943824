import { expect, test, vi } from 'vitest'
import { runWithSeeds } from './with-seeds.ts'

test('a run in which nothing happened is repeated with the next seed, and a run in which nothing ever happens fails', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const run = vi.fn(async (seed: number) => seed)
  expect(await runWithSeeds(7, run, (seed) => seed === 9)).toBe(9)
  expect(run.mock.calls.flat()).toEqual([7, 8, 9])
  expect(print.mock.calls.flat()).toEqual(['  seed 7', '  seed 8', '  seed 9'])
  await expect(runWithSeeds(1, run, () => false)).rejects.toThrow('nothing happened')
  print.mockRestore()
})
