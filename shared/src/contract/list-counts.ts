// The numbers beside the filters of an administrators' list. They take longer the larger the platform is, as a page does not: so they have a route of their own.
import { z } from 'zod'

/** Of the query of a list: `none` leaves the numbers out of its reply. A desktop of before does not send it, and reads them there. */
export const listCounts = z.enum(['none']).optional()

export const countsReply = <Counts extends z.ZodType>(counts: Counts) => z.object({ success: z.literal(true), data: counts })
