// A database of the release before memberships, migrated with an owner who is signed in.
import { randomUUID } from 'node:crypto'
import { readMe } from '@sufra/shared/accounts/account.routes'
import { readProfile } from '@sufra/shared/accounts/own-account.routes'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigrated } from '../../testing/old-database.ts'
import { type OwnTestApi, startTestApi } from '../../testing/test-api.ts'
import { openConnection } from '../../testing/test-connection.ts'
import { password } from '../../testing/test-restaurant.ts'
import { testSecret } from '../../testing/test-secret.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { createTokens, hashToken } from '../accounts/sessions/tokens.ts'
import { createFeedStore } from '../feed/feed.store.ts'
import { memberships } from '../memberships/memberships.table.ts'
import type { Connection } from './connect.ts'

const lastOldMigration = 11
const restaurantId = '0198c0de-0000-7000-8000-000000000001'
const adminId = '0198c0de-0000-7000-8000-000000000002'
const orderId = 'A'.repeat(22)
const time = '2026-11-20T12:00:00.000Z'
const now = () => new Date(time)
const tokens = createTokens(testSecret, now)
const refreshToken = tokens.firstRefresh('session')

const oldRows = (passwordHash: string) => `
insert into restaurants (id, name, branch_name, about, phone, address, google_review_url, status)
  values ('${restaurantId}', '{"en":"Test Kitchen","ar":""}', 'West Bay', '{"en":"","ar":""}', '', 'Doha', '', 'accepted');
insert into restaurant_counters (restaurant_id, seq, order_number) values ('${restaurantId}', 2, 1);
insert into users (id, role, email, password_hash, first_name, last_name, restaurant_id)
  values ('${restaurantId}', 'merchant', 'noora@sufra.test', '${passwordHash}', 'Noora', 'Owner', '${restaurantId}'),
    ('${adminId}', 'admin', 'ada@sufra.test', '${passwordHash}', 'Ada', 'Admin', null);
insert into sessions (id, user_id, current_hash, rotated_at, expires_at)
  values ('session', '${restaurantId}', '${hashToken(refreshToken)}', '${time}', '2026-11-27T12:00:00Z'),
    ('of an administrator', '${adminId}', 'hash', '${time}', '2026-11-27T12:00:00Z');
insert into orders (restaurant_id, id, order_number, business_day, version, status, order_type, customer_name, mobile_number, vehicle_model,
    vehicle_number, vehicle_color, order_instructions, total_price, placed_at)
  values ('${restaurantId}', '${orderId}', 1, '2026-11-20', 1, 'Received', 'Dine-in', 'Maryam', '97455512345', '', '', '', '', 4550, '${time}');
insert into payments (restaurant_id, id, order_id, method, amount, cash_amount, created_at)
  values ('${restaurantId}', '${randomUUID()}', '${orderId}', 'Cash', 4550, 5000, '${time}');
insert into feed (restaurant_id, seq, order_id, order_version, event, data, at) values
  ('${restaurantId}', 1, '${orderId}', 1, 'order_acknowledged', '{"orderId":"${orderId}","version":1,"acknowledgedAt":"${time}"}', '${time}'),
  ('${restaurantId}', 2, null, null, 'menu_changed', '{"menuVersion":2}', '${time}');`

let connection: Connection
let api: OwnTestApi
beforeAll(async () => {
  connection = await openMigrated(lastOldMigration, oldRows(await hashPassword(password)))
  api = await startTestApi({ connection, now })
})
afterAll(async () => {
  await api.close()
  await connection.close()
})

const authorized = async (path: string, sessionId = 'session') => {
  const answer = await api.fetch(path, { headers: { authorization: `Bearer ${await tokens.signAccess(sessionId)}` } })
  return { status: answer.status, body: await answer.json() }
}

test('the owner gets the membership, and administrators get none', async () => {
  expect(await connection.db.select().from(memberships)).toMatchObject([{ restaurantId, userId: restaurantId, role: 'owner' }])
})

test('an access token of the earlier release continues with the same ids', async () => {
  expect(await authorized(readMe.path)).toMatchObject({
    status: 200,
    body: { data: { id: restaurantId, role: 'merchant', status: 'accepted', restaurant: { _id: restaurantId } } },
  })
  expect(await authorized(listOrders.path)).toMatchObject({ status: 200, body: { data: [{ orderId }] } })
  expect(await authorized(readProfile.path)).toMatchObject({ status: 200, body: { data: { firstName: 'Noora' } } })
  expect((await authorized(listCuisines.path.replace(':merchantId', restaurantId))).status).toBe(200)
})

test('an administrator’s session continues', async () => {
  expect(await authorized(readMe.path, 'of an administrator')).toMatchObject({
    status: 200,
    body: { data: { id: adminId, role: 'admin' } },
  })
})

test('its socket joins the feed, which keeps its numbers', async () => {
  const socketClient = await openConnection(api, { accessToken: await tokens.signAccess('session') })
  socketClient.send({ event: 'join_merchant_room', data: { since: 1 } })
  expect(await socketClient.waitForEvent('menu_changed')).toMatchObject({ room: `merchant:${restaurantId}`, seq: 2 })
  socketClient.close()
  const rows = await createFeedStore(connection.query).readSince(restaurantId, 0, 10)
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2])
})

test('a refresh token of the earlier release is exchanged for an access token of the same restaurant', async () => {
  const answer = await api.fetch('/api/restaurants/refresh-token', { method: 'POST', headers: { cookie: `refresh=${refreshToken}` } })
  const { accessToken } = (await answer.json()) as { accessToken: string } // the reply of our own server
  const me = await api.fetch(readMe.path, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(await me.json()).toMatchObject({ data: { id: restaurantId } })
})

test('the owner signs in again with the same password', async () => {
  const { call } = await api.signedIn('noora@sufra.test')
  expect((await call(readMe, {})).data.id).toBe(restaurantId)
})
