// Parts of a list that is searched by name: its newest weeks first, and the rest together only when these do not fill a page.
import { weekOf, type Weeks } from '../customer-words.sql.ts'

/** Numbers of weeks that are read together, the newest first. */
const steps = [1, 4]

/** `before`: all weeks before this one. */
export type Part = { weeks: Weeks } | { before: number }

/** Returns the parts of a list by the time of its newest row. */
export const partsFrom = (newest: Date): Part[] => {
  const parts: Part[] = []
  let to = weekOf(newest)
  for (const weeks of steps) {
    parts.push({ weeks: { from: to - weeks + 1, to } })
    to -= weeks
  }
  return [...parts, { before: to + 1 }]
}
