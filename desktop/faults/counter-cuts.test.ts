import { expect, test } from 'vitest'
import { createRandom } from '../../cloud-api/src/demo/random.ts'
import { buildDesktop } from '../../scripts/common/build-stale.ts'
import { isFullRun } from '../../scripts/common/test-scope.ts'
import { cutDesktops } from './counter-cuts.ts'
import { planCuts } from './plan-cuts.ts'

test('cuts last 1 to 60 seconds, most of them up to 10, with every failure', () => {
  const plan = planCuts(createRandom(1_974), 25)
  const seconds = plan.map(({ milliseconds }) => milliseconds / 1_000)
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...seconds)).toBeLessThanOrEqual(60)
  expect(seconds.filter((each) => each > 10)).toHaveLength(4)
  expect(new Set(plan.map(({ failure }) => failure)).size).toBe(3)
})

// Cutting real connections takes time, so this runs only in full runs.
test.runIf(isFullRun)('a desktop counter with an expired access token reconnects after a network cut and misses no order', async () => {
  await buildDesktop()
  // The first connection is left half open, the second is reset.
  const result = await cutDesktops({ cuts: 2, seed: 2, maxMilliseconds: 1_500 })
  expect(result).toMatchObject({ cuts: 2, missed: 0, twice: 0 })
})
