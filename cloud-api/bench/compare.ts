// How two things are compared: in turns, in one run, a ratio a pair, the median and its bootstrap 95 % interval; first one against itself, and when
// that does not come out as 1 the machine is too busy to say anything.
import { createRandom } from '../src/demo/random.ts'

/** Gives units a second. */
export type Contender = () => Promise<number>
export type Ratio = { median: number; low: number; high: number; ours: number; limit: number }

const pairs = 7
const draws = 2_000
/** How far a thing may seem to be from itself before the machine counts as busy. */
type Tolerance = { widest: number; offBy: number }
const usual: Tolerance = { widest: 0.07, offBy: 0 }

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const interval = (values: readonly number[]): { low: number; high: number } => {
  const random = createRandom(7)
  const medians = Array.from({ length: draws }, () => median(values.map(() => random.pick(values)))).toSorted((a, b) => a - b)
  return { low: medians[Math.floor(draws * 0.025)] ?? 0, high: medians[Math.floor(draws * 0.975)] ?? 0 }
}

/** Ours over the limit, in alternating turns. */
const ratioOf = async (ours: Contender, limit: Contender): Promise<Ratio> => {
  await ours()
  await limit()
  const measured: { ours: number; limit: number }[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) measured.push({ ours: await ours(), limit: await limit() })
    else {
      const first = await limit()
      measured.push({ limit: first, ours: await ours() })
    }
  }
  const ratios = measured.map((pair) => pair.ours / pair.limit)
  return {
    median: median(ratios),
    ...interval(ratios),
    ours: median(measured.map((pair) => pair.ours)),
    limit: median(measured.map((pair) => pair.limit)),
  }
}

export type Comparison = Ratio & { isQuiet: boolean; itself: { low: number; high: number } }

/**
 * Compares, after the limit was compared with itself. `isQuiet` says whether that gave 1 within 7 %, or within another tolerance where the figures are so
 * steady that 1 itself is easily missed.
 */
export const compare = async (ours: Contender, limit: Contender, { widest, offBy } = usual): Promise<Comparison> => {
  const itself = await ratioOf(limit, limit)
  const isQuiet = itself.low <= 1 + offBy && itself.high >= 1 - offBy && itself.high - itself.low <= widest * 2
  return { ...(await ratioOf(ours, limit)), isQuiet, itself: { low: itself.low, high: itself.high } }
}
