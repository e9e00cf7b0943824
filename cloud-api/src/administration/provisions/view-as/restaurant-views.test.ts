import { readMe } from '@sufra/shared/accounts/account.routes'
import { readBankDetails, readFullBankDetails } from '@sufra/shared/bank-details/bank-details.routes'
import { listCustomers } from '@sufra/shared/customers/customer.routes'
import { deleteItem } from '@sufra/shared/menu/item.routes'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { endView, startView } from '@sufra/shared/provisions/view-as.routes'
import { listStaff } from '@sufra/shared/staff/staff.routes'
import { listTables } from '@sufra/shared/tables/table.routes'
import { asc, eq, isNotNull, and } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { openConnection, until } from '../../../../testing/test-connection.ts'
import { addAdmin, addRestaurant, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { users } from '../../../people/accounts/accounts.table.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'
import { counterDevices } from '../../../ordering/escalation/escalation.table.ts'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'

const minute = 60_000
const platform = usePlatform()
let restaurant: TestRestaurant
beforeEach(async () => {
  restaurant = await addRestaurant(platform.api.connection.db)
})

const start = async (call = platform.reviewer.call, restaurantId = restaurant.restaurantId) =>
  (await call(startView, { params: { restaurantId } })).data
const entries = async () => {
  const rows = await platform.api.connection.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.restaurantId, restaurant.restaurantId), isNotNull(auditLog.adminId)))
    .orderBy(asc(auditLog.id))
  return rows.map(({ action, at, details }) => ({ action, at: at.toISOString(), view: details.view }))
}
const pass = (minutes: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + minutes * minute)
}

describe('a view', () => {
  test('reads the same data as the restaurant, for that restaurant alone', async () => {
    const other = await addRestaurant(platform.api.connection.db)
    const { accessToken, user } = await start()
    expect(user).toMatchObject({
      id: restaurant.restaurantId,
      role: 'merchant',
      name: 'Ada Admin',
      restaurant: { _id: restaurant.restaurantId },
      viewsUntil: new Date(platform.clock.now.getTime() + 30 * minute).toISOString(),
    })
    const call = platform.api.withToken(accessToken)
    expect((await call(readMe, {})).data).toEqual(user)
    expect((await call(listOrders, { query: {} })).data).toEqual([])
    const tables = JSON.stringify((await call(listTables, {})).data)
    expect(tables).toContain(restaurant.tables.one)
    expect(tables).not.toContain(other.tables.one)
    expect((await call(readBankDetails, {})).data).toBeNull()
  })

  test('changes nothing, and reads neither guests, people nor whole bank details', async () => {
    const call = platform.api.withToken((await start()).accessToken)
    const refused = { status: 403, code: 'session.view_only' }
    expect(await refusalOf(call(listCustomers, { query: {} }))).toMatchObject(refused)
    expect(await refusalOf(call(listStaff, {}))).toMatchObject(refused)
    expect(await refusalOf(call(readFullBankDetails, {}))).toMatchObject(refused)
    expect(await refusalOf(call(deleteItem, { params: { itemId: restaurant.items.tea } }))).toMatchObject(refused)
    const again = call(startView, { params: { restaurantId: restaurant.restaurantId } })
    expect(await refusalOf(again)).toMatchObject(refused)
  })

  test('leaves the cookies of the administrator unchanged', async () => {
    const { accessToken } = await start()
    const answer = await platform.api.fetch(readMe.path, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('does not act as a counter: its socket neither joins the feed nor reports a device', async () => {
    const { accessToken } = await start()
    const connection = await openConnection(platform.api, { accessToken })
    connection.socket.send(JSON.stringify({ event: 'join_merchant_room', data: {} }))
    connection.socket.send(JSON.stringify({ event: 'device_alive', data: { deviceId: crypto.randomUUID() } }))
    const refusals = () => connection.receivedEvents.filter(({ event }) => event === 'refused')
    await until(() => refusals().length === 2, 'two refusals')
    expect(refusals().map(({ data }) => data)).toMatchObject([{ error: 'session.view_only' }, { error: 'session.view_only' }])
    const devices = await platform.api.connection.db
      .select()
      .from(counterDevices)
      .where(eq(counterDevices.restaurantId, restaurant.restaurantId))
    expect(devices).toEqual([])
  })
})

describe('the end of a view', () => {
  test('is immediate when the administrator ends it, and the audit log has start and end once', async () => {
    const { viewId, accessToken } = await start()
    pass(5)
    await platform.reviewer.call(endView, { params: { sessionId: viewId } })
    await platform.reviewer.call(endView, { params: { sessionId: viewId } })
    expect(await refusalOf(platform.api.withToken(accessToken)(readMe, {}))).toMatchObject({ status: 401, code: 'session.none' })
    await platform.api.runJob('record-ended-views')
    const endedAt = platform.clock.now.getTime()
    expect(await entries()).toEqual([
      { action: 'view_started', at: new Date(endedAt - 5 * minute).toISOString(), view: viewId },
      { action: 'view_ended', at: new Date(endedAt).toISOString(), view: viewId },
    ])
  })

  test('comes automatically after 30 minutes, not before, and is recorded at that time', async () => {
    const { viewId, accessToken } = await start()
    const startedAt = platform.clock.now.getTime()
    pass(29)
    expect((await platform.api.withToken(accessToken)(readMe, {})).data.id).toBe(restaurant.restaurantId)
    await platform.api.runJob('record-ended-views')
    expect(await entries()).toHaveLength(1)
    pass(2)
    expect(await refusalOf(platform.api.withToken(accessToken)(readMe, {}))).toMatchObject({ status: 403, code: 'session.expired' })
    await platform.api.runJob('record-ended-views')
    await platform.api.runJob('record-ended-views')
    expect((await entries()).slice(1)).toEqual([
      { action: 'view_ended', at: new Date(startedAt + 30 * minute).toISOString(), view: viewId },
    ])
  })

  test('comes when the administrator is disabled, and is recorded', async () => {
    const { db } = platform.api.connection
    const { id, email } = await addAdmin(db, 'support')
    const { accessToken } = await start((await platform.api.signedIn(email, 'admin')).call)
    await db.update(users).set({ disabledAt: platform.clock.now }).where(eq(users.id, id))
    expect(await refusalOf(platform.api.withToken(accessToken)(readMe, {}))).toMatchObject({ status: 401, code: 'session.none' })
    await platform.api.runJob('record-ended-views')
    expect((await entries()).map(({ action }) => action)).toEqual(['view_started', 'view_ended'])
  })

  test('cannot be requested by another administrator', async () => {
    const { viewId, accessToken } = await start()
    const other = (await platform.api.signedIn((await addAdmin(platform.api.connection.db)).email, 'admin')).call
    expect(await refusalOf(other(endView, { params: { sessionId: viewId } }))).toMatchObject({ status: 404, code: 'view_as.not_found' })
    expect((await platform.api.withToken(accessToken)(readMe, {})).data.id).toBe(restaurant.restaurantId)
  })
})

test.each(['pending', 'rejected', 'deactivated'] as const)('a restaurant that is %s cannot be viewed', async (status) => {
  await platform.api.connection.db.update(restaurants).set({ status }).where(eq(restaurants.id, restaurant.restaurantId))
  expect(await refusalOf(start())).toMatchObject({ status: 409, code: 'view_as.not_accepted' })
  expect(await entries()).toEqual([])
})

test('an unknown restaurant is not found', async () => {
  expect(await refusalOf(start(platform.reviewer.call, crypto.randomUUID()))).toMatchObject({ status: 404, code: 'restaurant.not_found' })
})

test('a view of a restaurant that was deactivated in between reads the pages that the restaurant still has', async () => {
  const { accessToken } = await start()
  await platform.api.connection.db.update(restaurants).set({ status: 'deactivated' }).where(eq(restaurants.id, restaurant.restaurantId))
  expect((await platform.api.withToken(accessToken)(listOrders, { query: {} })).data).toEqual([])
  expect(await refusalOf(platform.api.withToken(accessToken)(listTables, {}))).toMatchObject({ status: 403, code: 'session.not_accepted' })
})
