import { Temporal } from 'temporal-polyfill'
import type { Day } from './day.ts'

/** The same day of the month some months later; the last day of a month that is shorter. */
export const addMonths = (day: Day, months: number): Day => Temporal.PlainDate.from(day).add({ months }).toString()
