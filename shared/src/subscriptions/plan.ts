// What restaurants pay to the platform: a price for each period, after a trial; and what they may have for it.
import { z } from 'zod'
import { addMonths } from '../dates/add-months.ts'
import type { Day } from '../dates/day.ts'
import { qar } from '../contract/wire.ts'
import { nameText, optionalName } from '../names.ts'
import { planLimits } from './plan-limits.ts'

export const planPeriods = ['month', 'year'] as const
export type PlanPeriod = (typeof planPeriods)[number]

const periodMonths = { month: 1, year: 12 } as const satisfies Record<PlanPeriod, number>

export const maxTrialDays = 365

/** `isOffered`: whether restaurants can be put on it. `isDefault`: new restaurants begin with it. A plan without a price has no invoices. `limits`: apps of earlier releases send none, which changes none. */
export const planDraft = z
  .object({
    name: z.object({ en: nameText('plan.name_required', 'plan.name_length'), ar: optionalName('plan.name_length') }),
    price: qar,
    trialDays: z.int('plan.trial').min(0, 'plan.trial').max(maxTrialDays, 'plan.trial'),
    isOffered: z.boolean(),
    isDefault: z.boolean(),
    limits: planLimits.optional(),
  })
  .refine(({ isOffered, isDefault }) => isOffered || !isDefault, { error: 'plan.default_not_offered', path: ['isDefault'] })
export type PlanDraft = z.output<typeof planDraft>

/** Of a new plan. The period of a plan never changes, since the periods of its restaurants are counted in it. */
export const newPlanDraft = planDraft.safeExtend({ period: z.enum(planPeriods) })
export type NewPlanDraft = z.output<typeof newPlanDraft>

/**
 * The first day of a period; the first one is number 0. Counted from the anchor and not from the period before: what begins on 31 January goes on on
 * 28 February and on 31 March.
 */
export const periodStart = (anchor: Day, period: PlanPeriod, index: number): Day => addMonths(anchor, index * periodMonths[period])
