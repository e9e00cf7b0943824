// The days that a request may name, so that every calculation with one stays within the years that dates have.
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import type { Day } from './day.ts'

const firstDay: Day = '2000-01-01'
const lastDay: Day = '2199-12-31'

/** A day of a request. `problem`: what is refused. */
export const requestedDay = (problem: RefusalCode = 'request.invalid') =>
  z.iso.date(problem).refine((text) => text >= firstDay && text <= lastDay, problem)
