import { expect, test } from 'vitest'
import { newPlanDraft } from './plan.ts'

const draft = { name: { en: 'Standard', ar: '' }, price: 199.5, period: 'month', trialDays: 30, isOffered: true, isDefault: true }
const problemOf = (change: object) => newPlanDraft.safeParse({ ...draft, ...change }).error?.issues[0]?.message

test.each([
  [{}, undefined],
  [{ name: { en: '', ar: '' } }, 'plan.name_required'],
  [{ name: { en: 'S', ar: '' } }, 'plan.name_length'],
  [{ name: { en: 'St', ar: 'ا' } }, 'plan.name_length'],
  [{ name: { en: 'S'.repeat(50), ar: '' } }, undefined],
  [{ name: { en: 'S'.repeat(51), ar: '' } }, 'plan.name_length'],
  [{ price: 0 }, undefined],
  [{ price: -0.01 }, 'money.invalid'],
  [{ trialDays: 0 }, undefined],
  [{ trialDays: 365 }, undefined],
  [{ trialDays: 366 }, 'plan.trial'],
  [{ trialDays: -1 }, 'plan.trial'],
  [{ trialDays: 1.5 }, 'plan.trial'],
  [{ limits: { tables: null, members: null } }, undefined],
  [{ limits: { tables: 1, members: 1 } }, undefined],
  [{ limits: { tables: 0, members: null } }, 'plan.limit'],
  [{ limits: { tables: null, members: 0 } }, 'plan.limit'],
  [{ limits: { tables: 1.5, members: null } }, 'plan.limit'],
  [{ limits: { tables: 1_000, members: 100 } }, undefined],
  [{ limits: { tables: 1_001, members: null } }, 'plan.limit'],
  [{ limits: { tables: null, members: 101 } }, 'plan.limit'],
  [{ isOffered: false }, 'plan.default_not_offered'],
  [{ isOffered: false, isDefault: false }, undefined],
])('a plan with %j is refused with %s', (change, problem) => {
  expect(problemOf(change)).toBe(problem)
})

test('a plan is monthly or yearly', () => {
  expect(newPlanDraft.safeParse({ ...draft, period: 'week' }).success).toBe(false)
  expect(newPlanDraft.parse({ ...draft, period: 'year' }).price).toBe(19_950)
})
