import { expect, test } from 'vitest'
import { createRandom } from '../../cloud-api/src/demo/random.ts'
import { buildDesktop } from '../../scripts/build-stale.ts'
import { cutDesktops } from './counter-cuts.ts'
import { planCuts } from './plan-cuts.ts'

test('cuts last from one to sixty seconds, most of them up to ten, and fail in every way', () => {
  const plan = planCuts(createRandom(1_974), 25)
  const seconds = plan.map(({ milliseconds }) => milliseconds / 1_000)
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...seconds)).toBeLessThanOrEqual(60)
  expect(seconds.filter((each) => each > 10)).toHaveLength(4)
  expect(new Set(plan.map(({ failure }) => failure)).size).toBe(3)
})

test('a desktop counter with an expired access token is connected again after its network was cut, and misses nothing', async () => {
  await buildDesktop()
  // One connection is forgotten, one reset.
  const result = await cutDesktops({ cuts: 2, seed: 2, maxMilliseconds: 1_500 })
  expect(result).toMatchObject({ cuts: 2, missed: 0, twice: 0 })
  // Beside other tests; `npm run test:faults` holds it to five seconds.
  expect(result.slowest).toBeLessThan(10_000)
})
