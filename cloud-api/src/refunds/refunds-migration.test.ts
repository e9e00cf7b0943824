// Cancelled orders whose refund an earlier release without rows of refunds has sent.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigrated } from '../../testing/old-database.ts'
import type { Connection } from '../db/connect.ts'
import { listHandBacks } from '../orders/order-payments.store.ts'

const lastOldMigration = 18
const restaurantId = '0198c0de-0000-7000-8000-000000000001'
const time = '2026-11-20T12:00:00.000Z'

const oldOrder = (id: string, number: number, state: string, refunded: number, attempt: string) => `
insert into orders (restaurant_id, id, order_number, business_day, version, status, order_type, customer_name, mobile_number, vehicle_model,
    vehicle_number, vehicle_color, order_instructions, total_price, placed_at, payment_method, payment_state, paid_amount, refunded_amount, payment_gateway)
  values ('${restaurantId}', '${id}', ${number}, '2026-11-20', 1, 'Cancelled', 'Dine-in', 'Maryam', '97455512345', '', '', '', '', 4550, '${time}',
    'Card', '${state}', 4550, ${refunded}, 'sandbox');
insert into payment_attempts (restaurant_id, order_id, id, kind, amount, state, requested_at)
  values ('${restaurantId}', '${id}', md5('${id}:refund')::uuid, 'refund', 4550, '${attempt}', '${time}');`

const oldRows = `
insert into restaurants (id, name, branch_name, about, phone, address, google_review_url, status)
  values ('${restaurantId}', '{"en":"Test Kitchen","ar":""}', 'West Bay', '{"en":"","ar":""}', '', 'Doha', '', 'accepted');
insert into restaurant_counters (restaurant_id, order_number) values ('${restaurantId}', 4);
${oldOrder('done', 1, 'refunded', 4550, 'succeeded')}
${oldOrder('lost', 2, 'captured', 0, 'unknown')}
${oldOrder('declined', 3, 'captured', 0, 'declined')}`

let connection: Connection
beforeAll(async () => {
  connection = await openMigrated(lastOldMigration, oldRows)
})
afterAll(() => connection.close())

test('each old order has its refund: a refund in progress is reserved, and a declined one is to be handed back', async () => {
  const rows = await connection.query(
    `select o.id, o.refunded_amount as refunded, o.declined_refund as declined, r.state, r.reason, r.requested_by as by
     from orders o join refunds r on r.restaurant_id = o.restaurant_id and r.order_id = o.id and r.id = md5(o.id || ':refund')::uuid order by o.id`,
    [],
  )
  const usual = { reason: 'cancelled', by: null }
  expect(rows).toEqual([
    { id: 'declined', refunded: 0, declined: 4_550, state: 'declined', ...usual },
    { id: 'done', refunded: 4_550, declined: 0, state: 'succeeded', ...usual },
    { id: 'lost', refunded: 4_550, declined: 0, state: 'requested', ...usual },
  ])
  expect((await listHandBacks(connection.db, restaurantId)).map(({ orderId }) => orderId)).toEqual(['declined'])
})
