import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '@sufra/shared/contract/client'
import { readOfflineSnapshot } from '@sufra/shared/offline-snapshot/offline-snapshot.routes'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { listItems, switchItem } from '@sufra/shared/menu/item.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { listTables } from '@sufra/shared/tables/table.routes'
import { createHash } from 'node:crypto'
import { refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../testing/test-restaurant.ts'

let api: TestApi
let restaurant: TestRestaurant
let counter: Call
let accessToken: string
let otherCounter: Call

beforeAll(async () => {
  api = await startTestApi()
  restaurant = await addRestaurant(api.connection.db)
  ;({ call: counter, accessToken } = await api.signedIn(restaurant.email))
  otherCounter = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
})
afterAll(() => api.close())

const items = async () => {
  const { data: cuisines } = await counter(listCuisines, { params: { merchantId: restaurant.restaurantId } })
  const categories = cuisines.flatMap((cuisine) => cuisine.categories)
  const lists = await Promise.all(categories.map(({ _id }) => counter(listItems, { query: { categoryId: _id } })))
  return lists.flatMap(({ data }) => data)
}
const anItem = async () => {
  const [item] = await items()
  if (!item) throw new Error('the test restaurant has no items')
  return item
}
const turn = (itemId: string, isAvailable: boolean, availabilityVersion: number, call = counter) =>
  call(switchItem, { params: { itemId }, body: { isAvailable, availabilityVersion } })

test('switching an item off takes effect for diners immediately and changes the hash of the counter’s menu', async () => {
  const item = await anItem()
  const before = (await counter(readOfflineSnapshot, {})).data
  const { data } = await turn(item._id, false, item.availabilityVersion)
  expect(data).toEqual({
    _id: item._id,
    isAvailable: false,
    backAt: null,
    portionsLeft: null,
    availabilityVersion: item.availabilityVersion + 1,
  })
  const { data: menu } = await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })
  expect(menu.items.find(({ _id }) => _id === item._id)?.isAvailable).toBe(false)
  const changed = (await counter(readOfflineSnapshot, {})).data.filter(({ hash }) => !before.some((known) => known.hash === hash))
  expect(changed.map(({ path }) => path)).toEqual([`/api/merchant/items?categoryId=${item.categoryId}`])
})

test('a repeated switch succeeds and changes nothing', async () => {
  const { _id, isAvailable, availabilityVersion } = await anItem()
  const first = await turn(_id, !isAvailable, availabilityVersion)
  expect(await turn(_id, !isAvailable, availabilityVersion)).toEqual(first)
})

test('a switch based on an outdated version is refused', async () => {
  const { _id, isAvailable, availabilityVersion } = await anItem()
  await turn(_id, !isAvailable, availabilityVersion)
  await turn(_id, isAvailable, availabilityVersion + 1)
  expect(await refusalOf(turn(_id, !isAvailable, availabilityVersion))).toMatchObject({ status: 409, code: 'menu.item_switched' })
})

test('another restaurant’s items cannot be switched', async () => {
  const { _id, isAvailable, availabilityVersion } = await anItem()
  const foreign = turn(_id, !isAvailable, availabilityVersion, otherCounter)
  expect(await refusalOf(foreign)).toMatchObject({ status: 404, code: 'menu.item_not_found' })
  expect((await anItem()).isAvailable).toBe(isAvailable)
})

test('each response in the offline snapshot matches its hash', async () => {
  const { data } = await counter(readOfflineSnapshot, {})
  expect(data.map(({ path }) => path)).toContain(listTables.path)
  for (const { path, hash } of data) {
    const answer = await api.fetch(path, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(
      createHash('sha256')
        .update(await answer.text())
        .digest('hex'),
      path,
    ).toBe(hash)
  }
})

test('a table’s link opens the table', async () => {
  const { data } = await counter(listTables, {})
  expect(data.length).toBeGreaterThan(0)
  for (const { link } of data) expect(link).toMatch(new RegExp(`^${api.url}/qr-link\\?r=${restaurant.restaurantId}&t=[\\w-]{46}$`))
})
