// What a plan limits. A restaurant that has more keeps it, and adds nothing.
import { z } from 'zod'
import { maxStaff } from '../staff/staff.routes.ts'
import { maxTables } from '../tables/table-draft.ts'

export const limitedThings = ['tables', 'members'] as const
export type LimitedThing = (typeof limitedThings)[number]

/** Those of every restaurant; a plan has lower ones. */
export const highestLimits = { tables: maxTables, members: maxStaff } as const satisfies Record<LimitedThing, number>

const limit = (highest: number) => z.int('plan.limit').min(1, 'plan.limit').max(highest, 'plan.limit').nullable()

/** `members`: with open invitations. null: only the limit of every restaurant. */
export const planLimits = z.object({ tables: limit(highestLimits.tables), members: limit(highestLimits.members) })
export type PlanLimits = z.output<typeof planLimits>

const usage = z.object({ used: z.int(), limit: z.int().nullable() })
/** What a restaurant has of each, and may have. */
export const planUsage = z.object({ tables: usage, members: usage })
export type PlanUsage = z.output<typeof planUsage>

/** Whether a restaurant may add some. */
export const fitsPlan = (limitOfPlan: number | null, used: number, added: number): boolean =>
  limitOfPlan === null || used + added <= limitOfPlan
