// An order of the payments' fault test that is paid later, in cash at the counter or with its table's bill.
import { randomUUID } from 'node:crypto'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { goodPayment, visitOf, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { pause } from '../start-api.ts'
import { mealOf, type DinerClient } from './diner-client.ts'

/** Milliseconds. */
const retryWait = 150

/** Returns the visit of a diner at a table who arrives tomorrow, so that the clock of the API may be ahead. */
export const visitAt = (restaurant: TestRestaurant, table: 'one' | 'two') =>
  visitOf(restaurant, { tableId: restaurant.tables[table], openedAt: new Date(Date.now() + 86_400_000) })

/** Places an order with the phone of the visit, and retries with the same key until the API is up. */
export const placeCashOrder = async (
  { isOver, call }: DinerClient,
  restaurant: TestRestaurant,
  table: 'one' | 'two',
  visit = visitAt(restaurant, table),
) => {
  const body = {
    ...goodPayment(restaurant),
    ...mealOf(restaurant),
    visit,
    cashAmount: 30,
    tableId: restaurant.tables[table],
    tableNumber: table === 'one' ? 1 : 2,
  }
  const headers = { 'idempotency-key': randomUUID() }
  while (!isOver() && (await call('order', processPayment.path, body, headers))?.status !== 200) await pause(retryWait)
}
