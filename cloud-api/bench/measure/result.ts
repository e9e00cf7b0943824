import type { Comparison } from './compare.ts'

/** One row of the table: what was measured, and against what. `reach` is the ratio to aim for, `floor` the one below which the benchmark fails. */
export type Result = {
  what: string
  against: string
  comparison: Comparison
  reach: number
  floor: number
  /** Whether ours may be faster although the target is below 1: the reference is our own, with less data. */
  mayBeBeaten?: boolean
}

/** More than noise. */
const beaten = 1.05

/**
 * A target below 1 says that the reference does the least work that is needed, and nothing is faster than that: where ours is, the reference does more
 * than it should, and its ratio means nothing.
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

/** Whether `npm run bench` fails by it. */
export const isFailure = (verdict: Verdict): boolean => verdict === 'below the floor' || verdict === 'broken reference'
