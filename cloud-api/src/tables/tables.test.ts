import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTableLink } from '@sufra/shared/tables/table.routes'
import { refusalOf, startTestApi, testSecret, type TestApi } from '../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { diningTables } from './dining-tables.table.ts'
import { readTableToken, signTableToken } from './table-token.ts'

let api: TestApi
let restaurant: TestRestaurant

beforeAll(async () => {
  api = await startTestApi()
  restaurant = await addRestaurant(api.connection.db)
})
afterAll(() => api.close())

const open = (token: string, restaurantId = restaurant.restaurantId) => api.call(openTableLink, { params: { restaurantId, token } })

test('a code opens its table', async () => {
  const { data } = await open(signTableToken(testSecret, restaurant.tables.two, 1))
  expect(data).toEqual({ restaurantId: restaurant.restaurantId, tableId: restaurant.tables.two, tableNumber: 2 })
})

test('a code that we did not sign, or for another restaurant, opens nothing', async () => {
  const token = signTableToken(testSecret, restaurant.tables.two, 1)
  const other = await addRestaurant(api.connection.db)
  const invalid = { status: 404, code: 'table.link_invalid' }
  expect(await refusalOf(open(signTableToken(new TextEncoder().encode('another secret'), restaurant.tables.two, 1)))).toMatchObject(invalid)
  expect(await refusalOf(open('AAAA'))).toMatchObject(invalid)
  expect(await refusalOf(open(token, other.restaurantId))).toMatchObject(invalid)
  for (let place = 0; place < token.length - 1; place += 5) {
    const changed = token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1)
    expect(readTableToken(testSecret, changed)).toBeUndefined()
  }
})

test('a code from before the codes were replaced opens nothing', async () => {
  const token = signTableToken(testSecret, restaurant.tables.one, 1)
  await open(token)
  await api.connection.db.update(diningTables).set({ epoch: 2 }).where(eq(diningTables.id, restaurant.tables.one))
  expect(await refusalOf(open(token))).toMatchObject({ code: 'table.link_invalid' })
  await open(signTableToken(testSecret, restaurant.tables.one, 2))
})
