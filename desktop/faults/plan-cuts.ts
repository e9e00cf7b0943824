import type { Random } from '../../cloud-api/src/demo/random.ts'

/** How the network fails: connections end by a reset; it forgets them and says nothing; or it holds everything back for a while. */
const failures = ['reset', 'forgotten', 'held back'] as const
type Failure = (typeof failures)[number]
export type Cut = { failure: Failure; milliseconds: number }

/** Most last 1 to 10 seconds, every sixth one 20 to 60. The shortest first: counters that are cut at the same time wait little for each other. */
export const planCuts = (random: Random, count: number, { maxMilliseconds = 60_000 } = {}): Cut[] =>
  Array.from({ length: count }, (_, index) => ({
    failure: random.pick<Failure>(['reset', ...failures]),
    milliseconds: Math.min(maxMilliseconds, index % 6 === 5 ? random.between(20_000, 60_000) : random.between(1_000, 10_000)),
  })).toSorted((a, b) => a.milliseconds - b.milliseconds)
