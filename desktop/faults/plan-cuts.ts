import type { Random } from '../../cloud-api/src/demo/random.ts'

/** Kinds of network failures: connections are reset, left half open (forgotten), or stalled (held back). */
const failures = ['reset', 'forgotten', 'held back'] as const
type Failure = (typeof failures)[number]
export type Cut = { failure: Failure; milliseconds: number }

/** Most cuts last 1 to 10 seconds, every sixth 20 to 60. Sorted by length, so that counters cut at the same time wait little for each other. */
export const planCuts = (random: Random, count: number, { maxMilliseconds = 60_000 } = {}): Cut[] =>
  Array.from({ length: count }, (_, index) => ({
    failure: random.pick<Failure>(['reset', ...failures]),
    milliseconds: Math.min(maxMilliseconds, index % 6 === 5 ? random.between(20_000, 60_000) : random.between(1_000, 10_000)),
  })).toSorted((a, b) => a.milliseconds - b.milliseconds)
