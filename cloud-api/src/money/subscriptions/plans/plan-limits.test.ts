// Limits of a plan, and two requests for the last place.
import { addTables, deleteTables } from '@sufra/shared/tables/table.routes'
import { inviteMember, listStaff } from '@sufra/shared/staff/staff.routes'
import { changePlan } from '@sufra/shared/subscriptions/plan.routes'
import { readOwnSubscription } from '@sufra/shared/subscriptions/own-subscription.routes'
import { expect, test } from 'vitest'
import { usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { addPlan, addSubscribed } from '../subscriptions.test-data.ts'

const platform = usePlatform()
const zone = { en: '', ar: '' }

/** Adds a restaurant with tables 1 and 2, and its owner as its only member. */
const addLimited = async (limits: { tables: number | null; members: number | null }) => {
  const plan = await addPlan(platform.reviewer.call, { limits })
  const restaurant = await addSubscribed(platform.api)
  const { call } = await platform.api.signedIn(restaurant.email)
  const addRange = (from: number, to = from) => call(addTables, { body: { from, to, zone, seats: 4 } })
  const invite = (name: string) => call(inviteMember, { body: { email: `${name}-${restaurant.restaurantId}@sufra.test`, role: 'staff' } })
  return { ...restaurant, plan, call, addRange, invite, usage: async () => (await call(readOwnSubscription, {})).data?.usage }
}
const tooManyTables = { status: 409, code: 'table.plan_limit' }
const tooManyPeople = { status: 409, code: 'staff.plan_limit' }

test('tables are added up to the limit, and a range beyond it adds none', async () => {
  const { addRange, usage } = await addLimited({ tables: 4, members: null })
  expect(await refusalOf(addRange(3, 5))).toMatchObject(tooManyTables)
  expect(await usage()).toMatchObject({ tables: { used: 2, limit: 4 } })
  await addRange(3, 4)
  expect(await usage()).toMatchObject({ tables: { used: 4, limit: 4 } })
  expect(await refusalOf(addRange(5))).toMatchObject(tooManyTables)
})

test('a deleted table frees its place', async () => {
  const { call, addRange, tables } = await addLimited({ tables: 2, members: null })
  await call(deleteTables, { body: { tableIds: [tables.one] } })
  expect((await addRange(7)).data.map(({ number }) => number)).toEqual([2, 7])
})

test('people are invited up to the limit, and an open invitation can be sent again', async () => {
  const { invite, usage } = await addLimited({ tables: null, members: 2 })
  await invite('one')
  await invite('one')
  expect(await usage()).toEqual({ tables: { used: 2, limit: null }, members: { used: 2, limit: 2 } })
  expect(await refusalOf(invite('two'))).toMatchObject(tooManyPeople)
})

test('one of several concurrent requests for the last place gets it', async () => {
  const { addRange, invite, call, usage } = await addLimited({ tables: 3, members: 2 })
  const outcomes = async (requests: Promise<unknown>[]) => (await Promise.allSettled(requests)).map(({ status }) => status)
  const isOnce = (all: string[]) => all.filter((status) => status === 'fulfilled').length
  expect(isOnce(await outcomes([3, 4, 5, 6].map((number) => addRange(number))))).toBe(1)
  expect(isOnce(await outcomes(['one', 'two', 'three'].map(invite)))).toBe(1)
  expect(await usage()).toMatchObject({ tables: { used: 3 }, members: { used: 2 } })
  expect((await call(listStaff, {})).data.invitations).toHaveLength(1)
})

test('tables and members above a lowered limit stay, and no more are added', async () => {
  const { plan, addRange, invite, usage } = await addLimited({ tables: 4, members: 3 })
  await addRange(3)
  await invite('one')
  const { name, price, trialDays, isOffered, isDefault } = plan
  const draft = { name, price, trialDays, isOffered, isDefault, version: plan.version }
  const lower = { ...draft, limits: { tables: 1, members: 1 } }
  await platform.reviewer.call(changePlan, { params: { planId: plan.id }, body: lower })
  expect(await usage()).toEqual({ tables: { used: 3, limit: 1 }, members: { used: 2, limit: 1 } })
  expect(await refusalOf(addRange(4))).toMatchObject(tooManyTables)
  expect(await refusalOf(invite('two'))).toMatchObject(tooManyPeople)
  // An app of an earlier release changes the plan without sending limits.
  await platform.reviewer.call(changePlan, { params: { planId: plan.id }, body: { ...draft, version: plan.version + 1 } })
  expect(await usage()).toMatchObject({ tables: { limit: 1 }, members: { limit: 1 } })
})

test('without a subscription, or on a plan without limits, nothing is limited', async () => {
  const restaurant = await addRestaurant(platform.api.connection.db)
  const { call } = await platform.api.signedIn(restaurant.email)
  await call(addTables, { body: { from: 3, to: 40, zone, seats: 4 } })
  await call(inviteMember, { body: { email: `free-${restaurant.restaurantId}@sufra.test`, role: 'staff' } })
  const unlimited = await addLimited({ tables: null, members: null })
  await unlimited.addRange(3, 40)
  await unlimited.invite('one')
})
