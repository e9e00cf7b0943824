// The previous release runs beside this one during a deploy. The tests run its unchanged statements on the table idempotency_keys.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { processPayment, resolvePayment } from '@sufra/shared/payments/payment.routes'
import { refusalOf, useApi } from '../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { violatedConstraint } from '../db/connect.ts'
import { fingerprintOf } from '../http/idempotency.ts'

const api = useApi()
let restaurant: TestRestaurant
beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const previousOrderId = 'A'.repeat(22)
const at = '2026-11-20T12:00:00.000Z'
const previous = {
  /** A part of the statement that placed an order. */
  store: (key: string, fingerprint: string) =>
    api.connection.query(
      `with o as (select $2::text as key, $3::text as fingerprint, '${previousOrderId}'::text as id), key_stored as (
         insert into idempotency_keys (restaurant_id, key, fingerprint, order_id, order_number, created_at)
         select $1::uuid, o.key, o.fingerprint, o.id, 7, $4::timestamptz from o where o.key is not null
       ) select 1 as done`,
      [restaurant.restaurantId, key, fingerprint, at],
    ),
  read: (key: string) =>
    api.connection.query(
      `select fingerprint, order_id as "orderId", order_number as "orderNumber" from idempotency_keys where restaurant_id = $1::uuid and key = $2::text`,
      [restaurant.restaurantId, key],
    ),
  withdraw: (key: string) =>
    api.connection.query(
      `insert into idempotency_keys (restaurant_id, key, fingerprint, created_at)
       select r.id, $2::text, '', $3::timestamptz from restaurants r where r.id = $1::uuid on conflict do nothing`,
      [restaurant.restaurantId, key, at],
    ),
}
const place = (key: string) => api.call(processPayment, { body: goodPayment(restaurant) }, { idempotencyKey: key })
const resolve = async (key: string) =>
  (await api.call(resolvePayment, { body: { restaurantId: restaurant.restaurantId, key, withdraw: false } })).data

test('an order that the previous release placed is found, and its key places no other', async () => {
  const key = randomUUID()
  await previous.store(key, fingerprintOf({ any: 'body' }))
  expect(await resolve(key)).toEqual({ outcome: 'placed', orderId: previousOrderId, orderNumber: 7 })
  expect(await refusalOf(place(key))).toMatchObject({ status: 422, code: 'idempotency.other_body', details: { orderNumber: 7 } })
})

test('the previous release finds an order that this one placed, and recognises its key as a duplicate', async () => {
  const key = randomUUID()
  const { orderId, orderNumber } = await place(key)
  expect(await previous.read(key)).toMatchObject([{ orderId, orderNumber }])
  const error = await previous.store(key, 'other').catch((problem: unknown) => problem)
  expect(violatedConstraint(error)).toBe('idempotency_keys_restaurant_id_key_pk')
})

test('a key that either release withdrew places no order in the other', async () => {
  const key = randomUUID()
  await previous.withdraw(key)
  await previous.withdraw(key)
  expect(await resolve(key)).toEqual({ outcome: 'withdrawn' })
  expect(await refusalOf(place(key))).toMatchObject({ code: 'order.withdrawn' })
  const other = randomUUID()
  await api.call(resolvePayment, { body: { restaurantId: restaurant.restaurantId, key: other, withdraw: true } })
  expect(await previous.read(other)).toEqual([{ fingerprint: '', orderId: null, orderNumber: null }])
})

test('the previous release deletes old keys', async () => {
  const key = randomUUID()
  await previous.store(key, 'old')
  await api.connection.query('delete from idempotency_keys where created_at < $1::timestamptz', ['2026-11-20T12:00:00.001Z'])
  expect(await previous.read(key)).toEqual([])
})
