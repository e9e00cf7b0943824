// The time without a further order after which a served party counts as having left its table.
import { z } from 'zod'

const minSittingIdle = 15
const maxSittingIdle = 360

/** Selectable minutes. A shorter time would end the bill of guests who are still eating. */
export const sittingIdleChoices: readonly number[] = [15, 30, 45, 60, 90, 120, 180, 240, 360]
export const sittingIdle = z.int('hours.sitting_idle').min(minSittingIdle, 'hours.sitting_idle').max(maxSittingIdle, 'hours.sitting_idle')
