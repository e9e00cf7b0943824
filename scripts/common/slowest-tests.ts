export type TimedTest = { name: string; milliseconds: number }

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`.padStart(9)

/** One line per test, in the given order. */
export const timesOf = (timed: TimedTest[]): string => timed.map(({ name, milliseconds }) => `${seconds(milliseconds)}  ${name}`).join('\n')

/** The slowest tests, slowest first. */
export const slowest = (tests: TimedTest[], count = 10): TimedTest[] =>
  tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count)
