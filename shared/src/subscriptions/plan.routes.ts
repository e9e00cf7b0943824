import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, localizedText, qar, wholeNumber } from '../contract/wire.ts'
import { planLimits } from './plan-limits.ts'
import { newPlanDraft, planDraft, planPeriods } from './plan.ts'

/** `subscriptions`: the number of restaurants on the plan. */
const plan = z.object({
  id,
  name: localizedText,
  price: qar,
  period: z.enum(planPeriods),
  trialDays: z.int(),
  isOffered: z.boolean(),
  isDefault: z.boolean(),
  limits: planLimits,
  version: wholeNumber,
  subscriptions: z.int(),
})
/** The plan on the wire: its price in QAR. */
export type PlanOnWire = z.input<typeof plan>

const reply = z.object({ success: z.literal(true), data: z.array(plan) })
const common = { permission: 'subscriptions.edit', reply } as const

export const listPlans = route({
  method: 'GET',
  path: '/api/admin/plans',
  summary: 'Lists the plans that restaurants are or can be put on, by their price',
  idempotency: 'safe',
  ...common,
})

export const createPlan = route({
  method: 'POST',
  path: '/api/admin/plans',
  summary: 'Creates a plan and returns all plans. One that is the default replaces the former one',
  body: newPlanDraft,
  idempotency: 'keyed',
  ...common,
})

export const changePlan = route({
  method: 'PUT',
  path: '/api/admin/plans/:planId',
  summary:
    'Changes a plan and returns all plans. Invoices that are issued already stay. Refused when it is no longer of the version that was seen',
  params: z.object({ planId: id }),
  body: planDraft.safeExtend({ version: wholeNumber }),
  idempotency: 'keyed',
  ...common,
})
