// A restaurant with stored orders, for tests of the order history.
import { randomBytes } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import { businessDayOf } from '@sufra/shared/dates/business-day'
import { dirhams } from '@sufra/shared/money'
import { countHistory, listHistory, type HistoryFilters } from '@sufra/shared/order-history/order-history.routes'
import { beforeEach } from 'vitest'
import { type TestApi, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { orders } from '../orders/orders.table.ts'

type Order = typeof orders.$inferInsert
export type Query = Partial<Record<keyof HistoryFilters, unknown>>
type Scene = { api: TestApi; restaurant: TestRestaurant; owner: Call; ownerToken: string; now: Date }

let placed = 0

/** Returns rows of orders that were placed one minute after the other. */
const rowsOf = (all: Partial<Order>[], restaurantId: string) =>
  all.map((given): Order => {
    placed += 1
    const placedAt = given.placedAt ?? new Date(Date.UTC(2026, 10, 1, 9) + placed * 60_000)
    return {
      restaurantId,
      id: randomBytes(16).toString('base64url'),
      orderNumber: placed,
      businessDay: businessDayOf(placedAt, { timeZone: 'Asia/Qatar', dayEndsAt: 240 }),
      status: 'Delivered',
      orderType: 'Dine-in',
      tableNumber: 4,
      customerName: 'Maryam',
      mobileNumber: '97455512345',
      vehicleModel: '',
      vehicleNumber: '',
      vehicleColor: '',
      orderInstructions: '',
      totalPrice: dirhams(1_000),
      paymentMethod: 'Cash',
      paidAmount: given.totalPrice ?? dirhams(1_000),
      placedAt,
      ...given,
    }
  })

/** Creates a restaurant for each test. */
export const useHistory = () => {
  const scene = { now: new Date('2026-11-20T09:00:00Z') } as Scene // complete before the first test
  scene.api = useApi({ now: () => scene.now })
  beforeEach(async () => {
    scene.now = new Date('2026-11-20T09:00:00Z')
    scene.restaurant = await addRestaurant(scene.api.connection.db)
    const signed = await scene.api.signedIn(scene.restaurant.email)
    scene.owner = signed.call
    scene.ownerToken = signed.accessToken
  })

  const page = async (query: Query = {}, cursor?: string, call = scene.owner) => call(listHistory, { query: { ...query, cursor } as never }) // any value is tried
  return {
    scene,
    page,
    store: async (all: Partial<Order>[], restaurantId = scene.restaurant.restaurantId): Promise<string[]> => {
      const rows = rowsOf(all, restaurantId)
      await scene.api.connection.db.insert(orders).values(rows)
      return rows.map(({ id }) => id)
    },
    found: async (query: Query) => (await page(query)).data.map(({ orderId }) => orderId),
    count: async (query: Query = {}) => (await scene.owner(countHistory, { query: query as never })).data, // the same
  }
}
