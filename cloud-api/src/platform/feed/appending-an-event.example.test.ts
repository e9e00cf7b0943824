// Appending an event as in docs/examples-events.md. The event is only an example, so that the type of the real function lacks it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import type { Connection, Db } from '../db/connect.ts'
import { appendToFeed as appendKnown, type NewEvent } from './append-to-feed.ts'
import { createFeedStore } from './feed.store.ts'

type ExampleEvent = NewEvent | { event: 'table_cleared'; data: { tableNumber: number; clearedAt: string } }
const appendToFeed: (tx: Db, restaurantId: string, events: readonly ExampleEvent[], at: Date) => Promise<void> = appendKnown as (
  tx: Db,
  restaurantId: string,
  events: readonly ExampleEvent[],
  at: Date,
) => Promise<void> // accepts any event

type Deps = {
  connection: Connection
  notifyFeed: (restaurantId: string) => void
  saveClearing: (tx: Db, restaurantId: string, tableNumber: number) => Promise<void>
  now: () => Date
}

const createClearTable =
  ({ connection, notifyFeed, saveClearing, now }: Deps) =>
  async (restaurantId: string, tableNumber: number) => {
    const clearedAt = now().toISOString()
    await connection.transact(async (tx) => {
      await appendToFeed(tx, restaurantId, [{ event: 'table_cleared', data: { tableNumber, clearedAt } }], now())
      await saveClearing(tx, restaurantId, tableNumber)
    })
    notifyFeed(restaurantId)
  }

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test('the example appends its event, and notifies after the commit', async () => {
  const { restaurantId } = await addRestaurant(connection.db)
  const steps: string[] = []
  const now = () => new Date('2026-11-20T12:00:00Z')
  const notifyFeed = () => void steps.push('notified')
  const saveClearing = async (_tx: Db, _restaurantId: string, tableNumber: number) => void steps.push(`saved ${tableNumber}`)
  await createClearTable({ connection, notifyFeed, saveClearing, now })(restaurantId, 4)
  expect(steps).toEqual(['saved 4', 'notified'])
  const rows = await createFeedStore(connection.query).readSince(restaurantId, 0, 10)
  expect(rows.map(({ event, data }) => ({ event, data: JSON.parse(data) as unknown }))).toEqual([
    { event: 'table_cleared', data: { tableNumber: 4, clearedAt: '2026-11-20T12:00:00.000Z' } },
  ])
})
