import type { Comparison } from './compare.ts'

/**
 * A row of the table: the measured thing, and its reference. `reach` is the ratio to aim for, `floor` the ratio below which the benchmark
 * fails.
 */
export type Result = {
  what: string
  against: string
  comparison: Comparison
  reach: number
  floor: number
  /** Whether ours may be faster although the target is below 1: the reference is our own, with less data. */
  mayBeBeaten?: boolean
}

/** Ratio above which a result is faster by more than noise. */
const beaten = 1.05

/**
 * A target below 1 means that the reference does only the necessary work, so nothing can be faster. When our result is faster, the
 * reference does unnecessary work and its ratio is meaningless.
 */
const isBroken = ({ comparison, reach, mayBeBeaten = false }: Result) => reach < 1 && !mayBeBeaten && comparison.median > beaten

export type Verdict = 'machine too busy' | 'broken reference' | 'reached' | 'above the floor' | 'below the floor'

export const verdictOf = (result: Result): Verdict => {
  const { comparison, reach, floor } = result
  if (!comparison.isQuiet) return 'machine too busy'
  if (isBroken(result)) return 'broken reference'
  if (comparison.median >= reach) return 'reached'
  return comparison.median >= floor ? 'above the floor' : 'below the floor'
}

/** Whether `npm run bench` fails because of this verdict. */
export const isFailure = (verdict: Verdict): boolean => verdict === 'below the floor' || verdict === 'broken reference'
