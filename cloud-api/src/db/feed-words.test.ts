// Also on PGlite: a migration must run on both.
// A database of an older release, migrated with its orders, sessions and feed.
import { randomUUID } from 'node:crypto'
import { feedEvents } from '@sufra/shared/realtime/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigrated } from '../../testing/old-database.ts'
import { createFeedStore } from '../feed/feed.store.ts'
import { createOrdersStore } from '../orders/orders.store.ts'
import type { Connection } from './connect.ts'

const lastOldMigration = 10
const restaurantId = '0198c0de-0000-7000-8000-000000000001'
const orderId = 'A'.repeat(22)
const time = '2026-11-20T12:00:00.000Z'

const placed = {
  orderId,
  orderNumber: 1,
  restaurantId,
  version: 1,
  status: 'Received',
  orderType: 'Dine-in',
  tableId: null,
  tableNumber: null,
  items: [],
  totalPrice: 45.5,
  currency: 'QAR',
  orderInstructions: 'heardAt',
  payment: { method: 'Cash', cashAmount: 50, change: 4.5 },
  placedAt: time,
  heardAt: null,
  silencedAt: null,
  unreachableAt: null,
  heldAt: null,
  acceptedAt: null,
  promisedAt: null,
  closedAt: null,
  cancelReason: null,
  closedAutomatically: false,
  customerDetails: { customerName: 'Maryam', mobileNumber: '97455512345', vehicleModel: '', vehicleNumber: '', vehicleColor: '' },
}

const oldRows = `
insert into restaurants (id, name, branch_name, about, phone, address, google_review_url, status)
  values ('${restaurantId}', '{"en":"Test Kitchen","ar":""}', 'West Bay', '{"en":"","ar":""}', '', 'Doha', '', 'accepted');
insert into restaurant_counters (restaurant_id, seq, order_number) values ('${restaurantId}', 3, 1);
insert into users (id, role, email, password_hash, first_name, restaurant_id)
  values ('${restaurantId}', 'merchant', 'noora@sufra.test', 'hash', 'Noora', '${restaurantId}');
insert into sessions (id, user_id, current_hash, rotated_at, expires_at) values ('session', '${restaurantId}', 'hash', '${time}', '${time}');
insert into orders (restaurant_id, id, order_number, business_day, version, status, order_type, customer_name, mobile_number, vehicle_model,
    vehicle_number, vehicle_color, order_instructions, total_price, placed_at, heard_at)
  values ('${restaurantId}', '${orderId}', 1, '2026-11-20', 2, 'Received', 'Dine-in', 'Maryam', '97455512345', '', '', '', '', 4550, '${time}', '${time}');
insert into payments (restaurant_id, id, order_id, method, amount, cash_amount, created_at)
  values ('${restaurantId}', '${randomUUID()}', '${orderId}', 'Cash', 4550, 5000, '${time}');
insert into feed (restaurant_id, seq, order_id, order_version, event, data, at) values
  ('${restaurantId}', 1, '${orderId}', 1, 'order_placed', '${JSON.stringify(placed)}', '${time}'),
  ('${restaurantId}', 2, '${orderId}', 2, 'order_heard', '${JSON.stringify({ orderId, version: 2, heardAt: time })}', '${time}'),
  ('${restaurantId}', 3, null, null, 'menu_changed', '{"menuVersion":2}', '${time}');`

let connection: Connection
beforeAll(async () => {
  connection = await openMigrated(lastOldMigration, oldRows)
})
afterAll(() => connection.close())

test('the stored events have their present names and data, and keep their numbers', async () => {
  const rows = await createFeedStore(connection.query).readSince(restaurantId, 0, 10)
  expect(rows.map(({ seq, event }) => [seq, event])).toEqual([
    [1, 'order_placed'],
    [2, 'order_acknowledged'],
    [3, 'menu_changed'],
  ])
  const { heardAt, ...order } = placed
  expect(rows.map(({ data }) => JSON.parse(data))).toEqual([
    { ...order, acknowledgedAt: heardAt },
    { orderId, version: 2, acknowledgedAt: time },
    { menuVersion: 2 },
  ])
  for (const { event, data } of rows) {
    const { error } = feedEvents[event as keyof typeof feedEvents].data.safeParse(JSON.parse(data)) // the names above
    expect(error).toBeUndefined()
  }
})

test('the order and the session are still there', async () => {
  expect(await createOrdersStore(connection).readOrder(orderId)).toMatchObject({ version: 2, status: 'Received', acknowledgedAt: time })
  expect(await connection.query('select id from sessions', [])).toEqual([{ id: 'session' }])
})
