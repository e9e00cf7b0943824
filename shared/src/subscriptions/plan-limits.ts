// Limits of a plan. A restaurant above a limit keeps what it has, and cannot add any more.
import { z } from 'zod'
import { maxStaff } from '../staff/staff.routes.ts'
import { maxTables } from '../tables/table-draft.ts'

export const limitedThings = ['tables', 'members'] as const
export type LimitedThing = (typeof limitedThings)[number]

/** Limits of every restaurant; a plan has lower ones. */
export const highestLimits = { tables: maxTables, members: maxStaff } as const satisfies Record<LimitedThing, number>

const limit = (highest: number) => z.int('plan.limit').min(1, 'plan.limit').max(highest, 'plan.limit').nullable()

/** `members`: including open invitations. Null: only the limit of every restaurant applies. */
export const planLimits = z.object({ tables: limit(highestLimits.tables), members: limit(highestLimits.members) })
export type PlanLimits = z.output<typeof planLimits>

const usage = z.object({ used: z.int(), limit: z.int().nullable() })
/** Usage and limit of each countable thing. */
export const planUsage = z.object({ tables: usage, members: usage })
export type PlanUsage = z.output<typeof planUsage>

/** Whether a restaurant may add this number. */
export const fitsPlan = (limitOfPlan: number | null, used: number, added: number): boolean =>
  limitOfPlan === null || used + added <= limitOfPlan
