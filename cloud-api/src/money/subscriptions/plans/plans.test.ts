import { newId } from '@sufra/shared/new-id'
import { changePlan, createPlan, listPlans } from '@sufra/shared/subscriptions/plan.routes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'
import { addPlan, standard } from '../subscriptions.test-data.ts'

const platform = usePlatform()
const list = async () => (await platform.reviewer.call(listPlans, {})).data
const draftOf = ({ name, price, trialDays, isOffered, isDefault }: Awaited<ReturnType<typeof addPlan>>) => ({
  name,
  price,
  trialDays,
  isOffered,
  isDefault,
})
const change = (planId: string, body: ReturnType<typeof draftOf> & { version: number }) =>
  platform.reviewer.call(changePlan, { params: { planId }, body })

test('a new plan is listed by its price, and the audit log records it', async () => {
  const yearly = await addPlan(platform.reviewer.call, {
    name: { en: 'Yearly', ar: 'سنوية' },
    price: 1_999.99,
    period: 'year',
    trialDays: 30,
  })
  await addPlan(platform.reviewer.call, { name: { en: 'Monthly', ar: '' }, price: 200, isDefault: false })
  expect((await list()).map(({ name }) => name.en)).toEqual(['Monthly', 'Yearly'])
  expect(yearly).toMatchObject({ price: 1_999.99, period: 'year', trialDays: 30, version: 1, subscriptions: 0 })
  const entries = await platform.api.connection.db.select().from(auditLog).where(eq(auditLog.action, 'plan_created')).orderBy(auditLog.id)
  expect(entries.map(({ details }) => details)).toMatchObject([{ plan: 'Yearly', price: 199_999, period: 'year' }, { plan: 'Monthly' }])
})

test('a request that is repeated with its key creates one plan', async () => {
  const name = { en: 'Once', ar: '' }
  const idempotencyKey = newId()
  const send = () => platform.reviewer.call(createPlan, { body: { ...standard, name, isDefault: false } }, { idempotencyKey })
  expect(await send()).toEqual(await send())
  expect((await list()).filter((plan) => plan.name.en === 'Once')).toHaveLength(1)
})

test('one plan is for new restaurants, and a new default plan replaces it', async () => {
  const first = await addPlan(platform.reviewer.call)
  const second = await addPlan(platform.reviewer.call)
  const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id)
  expect(await defaults()).toEqual([second.id])
  await change(first.id, { ...draftOf(first), version: 2 })
  expect(await defaults()).toEqual([first.id])
})

test('two administrators who make a plan the default at the same time leave one default', async () => {
  await Promise.all([addPlan(platform.reviewer.call), addPlan(platform.reviewer.call), addPlan(platform.reviewer.call)])
  expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('a plan that someone else has changed is not overwritten, and an unknown plan is not found', async () => {
  const plan = await addPlan(platform.reviewer.call, { isDefault: false })
  await change(plan.id, { ...draftOf(plan), price: 250, version: 1 })
  expect(await refusalOf(change(plan.id, { ...draftOf(plan), price: 300, version: 1 }))).toMatchObject({
    status: 409,
    code: 'plan.changed',
  })
  expect((await list()).find(({ id }) => id === plan.id)).toMatchObject({ price: 250, version: 2 })
  expect(await refusalOf(change(newId(), { ...draftOf(plan), version: 1 }))).toMatchObject({ status: 404, code: 'plan.not_found' })
  const entries = await platform.api.connection.db.select().from(auditLog).where(eq(auditLog.action, 'plan_changed')).orderBy(auditLog.id)
  expect(entries.at(-1)?.details).toMatchObject({
    planId: plan.id,
    plan: plan.name.en,
    before: { price: 20_000 },
    after: { price: 25_000 },
  })
})

test('a draft is checked by the form’s rule', async () => {
  const plan = await addPlan(platform.reviewer.call, { isDefault: false })
  const refused = await refusalOf(change(plan.id, { ...draftOf(plan), trialDays: 366, version: 1 }))
  expect(refused).toMatchObject({ status: 400, code: 'plan.trial' })
})
