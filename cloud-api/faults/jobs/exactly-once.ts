import type { Violation } from '../history/history.ts'

/** Reports missing, repeated and unexpected things. Each is described by a text of its own. */
export const exactlyOnce = (what: string, expected: readonly string[], found: readonly string[]): Violation[] => {
  const counts = Map.groupBy(found, (text) => text)
  const known = new Set(expected)
  return [
    ...expected.filter((text) => !counts.has(text)).map((detail) => ({ what: `${what} is missing`, detail })),
    ...[...counts].flatMap(([detail, { length }]) => (length > 1 ? [{ what: `${what} is there ${length} times`, detail }] : [])),
    ...[...counts.keys()].filter((text) => !known.has(text)).map((detail) => ({ what: `${what} was not due`, detail })),
  ]
}
