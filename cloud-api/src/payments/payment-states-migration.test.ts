// Orders of a release without payment states, and orders that such a release places while it still runs beside this one.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigrated } from '../../testing/old-database.ts'
import type { Connection } from '../db/connect.ts'
import { createOrderListStore } from '../orders/listing/order-list.store.ts'

const lastOldMigration = 14
const restaurantId = '0198c0de-0000-7000-8000-000000000001'
const time = '2026-11-20T12:00:00.000Z'

/** Inserts an order as the older release does. */
const oldOrder = (id: string, method: string, number: number) => `
insert into orders (restaurant_id, id, order_number, business_day, version, status, order_type, customer_name, mobile_number, vehicle_model,
    vehicle_number, vehicle_color, order_instructions, total_price, placed_at)
  values ('${restaurantId}', '${id}', ${number}, '2026-11-20', 1, 'Received', 'Dine-in', 'Maryam', '97455512345', '', '', '', '', 4550, '${time}');
insert into payments (restaurant_id, id, order_id, method, amount, cash_amount, created_at)
  values ('${restaurantId}', '${randomUUID()}', '${id}', '${method}', 4550, 5000, '${time}');`

const oldRows = `
insert into restaurants (id, name, branch_name, about, phone, address, google_review_url, status)
  values ('${restaurantId}', '{"en":"Test Kitchen","ar":""}', 'West Bay', '{"en":"","ar":""}', '', 'Doha', '', 'accepted');
insert into restaurant_counters (restaurant_id, order_number) values ('${restaurantId}', 2);
${oldOrder('cash', 'Cash', 1)}
${oldOrder('card', 'Card', 2)}`

let connection: Connection
beforeAll(async () => {
  connection = await openMigrated(lastOldMigration, oldRows)
})
afterAll(() => connection.close())

test('an old order has the method of its payment and no payment state, and counters see old cash orders', async () => {
  const states = await connection.query('select id, payment_method as method, payment_state as state from orders order by id', [])
  expect(states).toEqual([
    { id: 'card', method: 'Card', state: 'none' },
    { id: 'cash', method: 'Cash', state: 'none' },
  ])
  const { data } = await createOrderListStore(connection).listOrders(restaurantId, {})
  expect(data.map(({ orderId }) => orderId)).toEqual(['cash'])
})

test('an order that the older release places after the migration is paid in cash', async () => {
  for (const statement of oldOrder('later', 'Cash', 3).split(';').filter(Boolean)) await connection.query(statement, [])
  const { data } = await createOrderListStore(connection).listOrders(restaurantId, {})
  expect(data.map(({ orderId }) => orderId).toSorted()).toEqual(['cash', 'later'])
})
