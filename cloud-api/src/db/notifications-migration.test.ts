// Also on PGlite: a migration must run on both.
// The feed of an older release, whose notifications were events only.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigrated } from '../../testing/old-database.ts'
import { createNotificationsStore } from '../notifications/notifications.store.ts'
import type { Connection } from './connect.ts'

const lastOldMigration = 14
const restaurantId = '0198c0de-0000-7000-8000-000000000001'
const orderId = 'A'.repeat(22)
const time = '2026-11-20T12:00:00.000Z'
const chatLink = `/merchant/orders?order=${orderId}`
const placed = { chatLink, notification: { kind: 'order_placed', orderId, orderNumber: 1, isRead: false, createdAt: time } }
const decided = { chatLink: '/', notification: { kind: 'application_decided', isRead: false, createdAt: time } }

const reader = { restaurantId, userId: restaurantId, kinds: ['order_placed', 'application_decided'], readsAllRequests: true }

const oldRows = `
insert into restaurant_counters (restaurant_id, seq) values ('${restaurantId}', 3);
insert into feed (restaurant_id, seq, event, data, at) values
  ('${restaurantId}', 1, 'newNotification', '${JSON.stringify(decided)}', '${time}'),
  ('${restaurantId}', 2, 'menu_changed', '{"menuVersion":2}', '${time}'),
  ('${restaurantId}', 3, 'newNotification', '${JSON.stringify(placed)}', '${time}');`

let connection: Connection
beforeAll(async () => {
  connection = await openMigrated(lastOldMigration, oldRows)
})
afterAll(() => connection.close())

test('each notification that is still in the feed gets a row, and other events get none', async () => {
  expect(await createNotificationsStore(connection.query).list(reader, undefined, 10)).toEqual([
    { id: 3, kind: 'order_placed', data: { orderId, orderNumber: 1 }, chatLink, createdAt: time, isRead: false },
    { id: 1, kind: 'application_decided', data: {}, chatLink: '/', createdAt: time, isRead: false },
  ])
})
