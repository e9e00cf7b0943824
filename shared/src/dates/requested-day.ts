// Days that a request may contain. They are limited so that every calculation with them stays within the years that dates support.
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import type { Day } from './day.ts'

const firstDay: Day = '2000-01-01'
const lastDay: Day = '2199-12-31'

/** A day in a request. `problem`: the refusal of an invalid day. */
export const requestedDay = (problem: RefusalCode = 'request.invalid') =>
  z.iso.date(problem).refine((text) => text >= firstDay && text <= lastDay, problem)
