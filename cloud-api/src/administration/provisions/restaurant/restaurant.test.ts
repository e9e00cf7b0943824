import { readRestaurantDetails } from '@sufra/shared/provisions/restaurant.routes'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { apply, replace, usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addAdmin } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'

const platform = usePlatform()
const read = async (restaurantId: string, call = platform.reviewer.call) =>
  (await call(readRestaurantDetails, { params: { restaurantId } })).data

test('a restaurant shows its profile, its documents and the decisions about it to every administrator', async () => {
  const { api } = platform
  const owner = await apply(api, { restaurantName: 'Bayt Noora' })
  await platform.reviewer.verify(owner.id)
  await replace(owner, ['tradeLicense'])
  const finance = (await api.signedIn((await addAdmin(api.connection.db, 'finance')).email, 'admin')).call
  const restaurant = await read(owner.id, finance)
  expect(restaurant).toMatchObject({
    id: owner.id,
    status: 'accepted',
    unreachableSince: null,
    profile: { name: { en: 'Bayt Noora' }, email: owner.email, contactNumber: owner.contactNumber },
    history: [{ action: 'applicant_verified', by: 'Ada Admin' }],
  })
  const tradeLicense = restaurant.cards.find(({ kind }) => kind === 'tradeLicense')
  expect(tradeLicense).toMatchObject({ newest: { state: 'waiting' }, inForce: { state: 'verified' } })
  expect(restaurant.cards).toHaveLength(7)
})

test('a restaurant whose counters do not respond shows the time since then', async () => {
  const { db } = platform.api.connection
  const { id } = await apply(platform.api)
  await db.update(restaurants).set({ unreachableSince: platform.clock.now }).where(eq(restaurants.id, id))
  expect(await read(id)).toMatchObject({ unreachableSince: platform.clock.now.toISOString() })
})

test('decisions stay in the history, however much else administrators did', async () => {
  const { db } = platform.api.connection
  const { id } = await apply(platform.api)
  await platform.reviewer.verify(id)
  const [decided] = await db.select().from(auditLog).where(eq(auditLog.restaurantId, id))
  const others = Array.from({ length: 101 }, (_, index) => ({
    id: uuidv7(),
    at: new Date(platform.clock.now.getTime() + index),
    adminId: decided?.adminId,
    restaurantId: id,
    action: 'support_answered',
    details: {},
  }))
  await db.insert(auditLog).values(others)
  expect((await read(id)).history).toMatchObject([{ action: 'applicant_verified' }])
})

test('an unknown restaurant is not found', async () => {
  expect(await refusalOf(read(crypto.randomUUID()))).toMatchObject({ status: 404, code: 'restaurant.not_found' })
})
