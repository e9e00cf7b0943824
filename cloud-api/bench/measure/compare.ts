// Compares two contenders in alternating turns in one run: a ratio per pair, the median and its bootstrap 95 % interval. First the limit is compared
// with itself, up to two more times in a benchmark; if the result is not 1, the machine is too busy for a verdict.
import { createRandom } from '../../src/demo/random.ts'

/** Returns units per second: more is better. */
export type Contender<Figure = number> = () => Promise<Figure>
type Ratio = { median: number; low: number; high: number; ours: number; limit: number }

const pairs = 7
const draws = 2_000
const maxRepeats = 2
/** Tolerance of the limit's comparison with itself before the machine counts as busy. */
type Tolerance = { widest: number; offBy: number }
const usual: Tolerance = { widest: 0.07, offBy: 0 }

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const interval = (values: readonly number[]): { low: number; high: number } => {
  const random = createRandom(7)
  const medians = Array.from({ length: draws }, () => median(values.map(() => random.pick(values)))).toSorted((a, b) => a - b)
  return { low: medians[Math.floor(draws * 0.025)] ?? 0, high: medians[Math.floor(draws * 0.975)] ?? 0 }
}

type Pair<Figure> = { ours: Figure; limit: Figure }

/** Both contenders in alternating turns, after a warm-up of the first. */
const measure = async <Figure>(ours: Contender<Figure>, limit: Contender<Figure>): Promise<Pair<Figure>[]> => {
  await ours()
  const measured: Pair<Figure>[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) measured.push({ ours: await ours(), limit: await limit() })
    else {
      const first = await limit()
      measured.push({ limit: first, ours: await ours() })
    }
  }
  return measured
}

/** Ratio of ours to the limit. */
const ratioOf = (measured: Pair<number>[]): Ratio => {
  const ratios = measured.map(({ ours, limit }) => ours / limit)
  return {
    median: median(ratios),
    ...interval(ratios),
    ours: median(measured.map(({ ours }) => ours)),
    limit: median(measured.map(({ limit }) => limit)),
  }
}

/** `tries`: number of times that the limit was compared with itself. */
export type Comparison = Ratio & { isQuiet: boolean; itself: { low: number; high: number }; tries: number }

const isOne = ({ low, high }: Ratio, { widest, offBy }: Tolerance) => low <= 1 + offBy && high >= 1 - offBy && high - low <= widest * 2

const figureOf = <Name extends string>(measured: Pair<Record<Name, number>>[], name: Name): Pair<number>[] =>
  measured.map(({ ours, limit }) => ({ ours: ours[name], limit: limit[name] }))

export type CompareEach = <Name extends string>(
  ours: Contender<Record<Name, number>>,
  limit: Contender<Record<Name, number>>,
  tolerances: Record<Name, Tolerance | undefined>,
) => Promise<Record<Name, Comparison>>

/**
 * Compares contenders with several figures, after comparing the limit with itself. `isQuiet` is true for a figure whose comparison with
 * itself was 1 within 7 %, or within the figure's own tolerance. All comparisons of a benchmark together repeat the comparison with itself
 * at most twice, so that a busy machine does not hold the benchmark up.
 */
export const createCompareEach = (): CompareEach => {
  let repeatsLeft = maxRepeats
  return async <Name extends string>(
    ours: Contender<Record<Name, number>>,
    limit: Contender<Record<Name, number>>,
    tolerances: Record<Name, Tolerance | undefined>,
  ) => {
    const names = Object.keys(tolerances) as Name[] // its keys are Name
    let tries = 0
    let checks: { name: Name; itself: Ratio; isQuiet: boolean }[]
    do {
      tries += 1
      if (tries > 1) repeatsLeft -= 1
      const measured = await measure(limit, limit)
      checks = names.map((name) => {
        const itself = ratioOf(figureOf(measured, name))
        return { name, itself, isQuiet: isOne(itself, tolerances[name] ?? usual) }
      })
    } while (repeatsLeft > 0 && checks.some(({ isQuiet }) => !isQuiet))
    const measured = await measure(ours, limit)
    const comparisons = checks.map(({ name, itself: { low, high }, isQuiet }) => {
      const comparison: Comparison = { ...ratioOf(figureOf(measured, name)), isQuiet, itself: { low, high }, tries }
      return [name, comparison]
    })
    return Object.fromEntries(comparisons) as Record<Name, Comparison> // made of its names
  }
}

export type Compare = (ours: Contender, limit: Contender, tolerance?: Tolerance) => Promise<Comparison>

/** The same for contenders with one figure. */
export const comparingOne =
  (compareFigures: CompareEach): Compare =>
  async (ours, limit, tolerance) => {
    const named = (contender: Contender) => async () => ({ figure: await contender() })
    return (await compareFigures(named(ours), named(limit), { figure: tolerance })).figure
  }

/** Compares a figure that was already measured with a fixed budget. */
export const againstBudget = ({ isQuiet, itself, tries, ours }: Comparison, budget: number): Comparison => {
  const ratio = ours / budget
  return { ours, limit: budget, median: ratio, low: ratio, high: ratio, isQuiet, itself, tries }
}

/** Smaller than any figure that is worth comparing. */
const nearlyNothing = 1e-6

/**
 * Compares the median of figures of which less is better with a fixed budget: a ratio of 1 or more is within it. `itself`: spread of the
 * figures.
 */
export const withinBudget = (figures: readonly number[], budget: number): Comparison => {
  const some = figures.map((figure) => Math.max(figure, nearlyNothing))
  const ours = median(some)
  const [min, max] = [Math.min(...some), Math.max(...some)]
  const ratios = { median: budget / ours, low: budget / max, high: budget / min }
  return { ours, limit: budget, ...ratios, isQuiet: true, itself: { low: min / ours, high: max / ours }, tries: figures.length }
}
