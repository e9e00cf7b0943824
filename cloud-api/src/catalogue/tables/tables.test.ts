import { beforeAll, expect, test } from 'vitest'
import { deleteTables, openTableLink, replaceCodes, updateTable } from '@sufra/shared/tables/table.routes'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { testSecret } from '../../../testing/test-secret.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { readTableToken, signTableToken } from './table-token.ts'

const api = useApi()
let restaurant: TestRestaurant

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const open = (token: string, restaurantId = restaurant.restaurantId) => api.call(openTableLink, { params: { restaurantId, token } })

test('a code opens its table', async () => {
  const { data } = await open(signTableToken(testSecret, restaurant.tables.two, 1))
  expect(data).toEqual({ restaurantId: restaurant.restaurantId, tableId: restaurant.tables.two, tableNumber: 2 })
})

test('a code with an invalid signature or of another restaurant is refused', async () => {
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

test('a code that was replaced is refused', async () => {
  const { call } = await api.signedIn(restaurant.email)
  const token = signTableToken(testSecret, restaurant.tables.one, 1)
  await open(token)
  await call(replaceCodes, { body: { tableIds: [restaurant.tables.one] } })
  expect(await refusalOf(open(token))).toMatchObject({ code: 'table.link_invalid' })
  await open(signTableToken(testSecret, restaurant.tables.one, 2))
})

test('a printed code opens its renumbered table, and is refused once the table is deleted', async () => {
  const { email, tables } = await addRestaurant(api.connection.db)
  const { call } = await api.signedIn(email)
  const { data } = await call(updateTable, {
    params: { tableId: tables.one },
    body: { number: 31, zone: { en: '', ar: '' }, seats: 4, version: 1 },
  })
  const link = new URL(data.find(({ _id }) => _id === tables.one)?.link ?? '').searchParams
  const opened = () => open(link.get('t') ?? '', link.get('r') ?? '')
  expect(link.get('t')).toBe(signTableToken(testSecret, tables.one, 1))
  expect((await opened()).data.tableNumber).toBe(31)
  await call(deleteTables, { body: { tableIds: [tables.one] } })
  expect(await refusalOf(opened())).toMatchObject({ status: 404, code: 'table.link_invalid' })
})
