// Months of the calendar, as `YYYY-MM`.
import type { Day } from './day.ts'

export const monthOf = (day: Day): string => day.slice(0, 7)

/** The months from the first to the last, newest first. */
export const monthsBetween = (first: string, last: string): string[] => {
  const months: string[] = []
  for (let index = indexOf(last); index >= indexOf(first); index -= 1) months.push(monthAt(index))
  return months
}

/** A month and the months before it, the oldest first. */
export const monthsUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => monthAt(indexOf(last) - count + 1 + index))

const indexOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * 12 + number - 1
}
const monthAt = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

/** The first days of a month and of the next month. */
export const daysOfMonth = (month: string): { first: Day; next: Day } => ({
  first: `${month}-01`,
  next: `${monthAt(indexOf(month) + 1)}-01`,
})
