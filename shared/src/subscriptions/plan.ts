// The plans of the platform: a restaurant pays a price for each period, after a trial, and gets the plan's limits.
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

/**
 * `isOffered`: whether restaurants can be put on it. `isDefault`: new restaurants start with it. A plan without a price has no invoices.
 * `limits`: apps of earlier releases omit them, which leaves them unchanged.
 */
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

/** A new plan. Its period never changes later, since the periods of its restaurants are counted in it. */
export const newPlanDraft = planDraft.safeExtend({ period: z.enum(planPeriods) })
export type NewPlanDraft = z.output<typeof newPlanDraft>

/**
 * The first day of a period, counted from 0. It is calculated from the anchor and not from the previous period: periods from 31 January
 * continue on 28 February and on 31 March.
 */
export const periodStart = (anchor: Day, period: PlanPeriod, index: number): Day => addMonths(anchor, index * periodMonths[period])
