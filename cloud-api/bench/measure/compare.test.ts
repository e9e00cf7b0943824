import { expect, test } from 'vitest'
import { againstBudget, comparingOne, createCompareEach, withinBudget, type Compare } from './compare.ts'
import { compareEachOnce } from './compare-once.ts'

/** A comparison in a benchmark of its own. */
const compare: Compare = (...parameters) => comparingOne(createCompareEach())(...parameters)
const compareOnce = comparingOne(compareEachOnce)

/** Calls of the limit in one comparison with itself: a warm-up and seven pairs of two. */
const callsOfOneTry = 15
const noisy = [100, 160, 60, 130, 80, 150, 70]

/** Returns 100 per second, but fluctuates during the given number of tries. */
const limitThatIsNoisyFor = (tries: number) => {
  let calls = 0
  return {
    measure: async () => {
      calls += 1
      const isNoisy = calls <= tries * callsOfOneTry
      return isNoisy ? (noisy[calls % noisy.length] ?? 0) : 100
    },
    calls: () => calls,
  }
}

const callsOfComparing = 7

test.each([
  { noisyTries: 0, tries: 1, isQuiet: true },
  { noisyTries: 1, tries: 2, isQuiet: true },
  { noisyTries: 2, tries: 3, isQuiet: true },
  { noisyTries: 3, tries: 3, isQuiet: false },
  { noisyTries: 9, tries: 3, isQuiet: false },
])('a limit that fluctuates in $noisyTries tries is compared with itself $tries times', async ({ noisyTries, tries, isQuiet }) => {
  const limit = limitThatIsNoisyFor(noisyTries)
  const comparison = await compare(async () => 50, limit.measure)
  expect(comparison).toMatchObject({ tries, isQuiet })
  expect(limit.calls()).toBe(tries * callsOfOneTry + callsOfComparing)
})

test('the last try is reported', async () => {
  const limit = limitThatIsNoisyFor(2)
  expect(await compare(async () => 50, limit.measure)).toMatchObject({ itself: { low: 1, high: 1 }, median: 0.5, low: 0.5, high: 0.5 })
})

test.each([
  { off: 1.06, isQuiet: true },
  { off: 1.2, isQuiet: false },
])('when the first measurement is $off times as fast, isQuiet is $isQuiet, because turns alternate', async ({ off, isQuiet }) => {
  let calls = 0
  const limit = async () => ((calls += 1) % 2 === 1 ? 100 * off : 100)
  expect((await compare(async () => 100, limit)).isQuiet).toBe(isQuiet)
})

test.each([1.05, 0.95])('a limit that is steadily %d times itself is not quiet, even with a narrow interval', async (times) => {
  let calls = -1
  // Turns alternate: after the warm-up, of four calls the first and the last take the place of ours.
  const limit = async () => ([0, 1].includes(((calls += 1) % callsOfOneTry) % 4) ? 100 * times : 100)
  expect((await compare(async () => 100, limit)).isQuiet).toBe(false)
})

test('a figure’s own tolerance replaces the default', async () => {
  const comparison = await compare(async () => 100, limitThatIsNoisyFor(9).measure, { widest: 10, offBy: 1 })
  expect(comparison).toMatchObject({ tries: 1, isQuiet: true })
})

test('a comparison of several figures repeats until all are quiet, and reports isQuiet for each', async () => {
  const limit = limitThatIsNoisyFor(9)
  const { steady, swinging } = await createCompareEach()(
    async () => ({ steady: 20, swinging: 100 }),
    async () => ({ steady: 10, swinging: await limit.measure() }),
    { steady: undefined, swinging: undefined },
  )
  expect(steady).toMatchObject({ tries: 3, isQuiet: true, median: 2, ours: 20, limit: 10 })
  expect(swinging).toMatchObject({ tries: 3, isQuiet: false })
})

test('the comparisons of a benchmark repeat noisy comparisons at most twice altogether', async () => {
  const compareInBench = comparingOne(createCompareEach())
  const limit = limitThatIsNoisyFor(9)
  expect((await compareInBench(async () => 50, limit.measure)).tries).toBe(3)
  expect((await compareInBench(async () => 50, limit.measure)).tries).toBe(1)
})

test('in the smoke form each contender is called once, without a verdict', async () => {
  const limit = limitThatIsNoisyFor(0)
  expect(await compareOnce(async () => 50, limit.measure)).toMatchObject({ ours: 50, limit: 100, median: 0.5, tries: 0, isQuiet: false })
  expect(limit.calls()).toBe(1)
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('in the smoke form a contender that returns %d fails', async (figure) => {
  await expect(
    compareOnce(
      async () => figure,
      async () => 100,
    ),
  ).rejects.toThrow(`our own returned ${figure}`)
  await expect(
    compareOnce(
      async () => 100,
      async () => figure,
    ),
  ).rejects.toThrow(`the limit returned ${figure}`)
})

test('a comparison with a budget uses the measured figure and its noise', async () => {
  const comparison = await compare(async () => 50, limitThatIsNoisyFor(9).measure)
  expect(againstBudget(comparison, 25)).toMatchObject({ ours: 50, limit: 25, median: 2, isQuiet: false, tries: 3 })
})

test.each([
  { figures: [90, 100, 110], isWithin: true },
  { figures: [90, 101, 110], isWithin: false },
  { figures: [0, 0, 300], isWithin: true },
])('figures of which less is better are compared with their budget of 100 by their median: $figures', ({ figures, isWithin }) => {
  expect(withinBudget(figures, 100).median >= 1).toBe(isWithin)
})
