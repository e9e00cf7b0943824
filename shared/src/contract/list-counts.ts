// Counts beside the filters of an administrators' list. They get slower as the platform grows, and a page does not, so they have their own
// route.
import { z } from 'zod'

/**
 * Query parameter of a list: `none` leaves the counts out of its reply. A desktop of an older release omits it and reads the counts there.
 */
export const listCounts = z.enum(['none']).optional()

export const countsReply = <Counts extends z.ZodType>(counts: Counts) => z.object({ success: z.literal(true), data: counts })
