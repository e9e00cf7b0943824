import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { restaurantCounters } from '../../platform/feed/counters.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { menuItems } from './menu.table.ts'

const api = useApi({ now: () => new Date(clock.now) })
let restaurant: TestRestaurant
const clock = { now: Date.parse('2026-11-20T12:00:00Z') }

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const path = () => `/api/menu/${restaurant.restaurantId}`

/** The raw response bytes: fetch would decompress them. */
const raw = (headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sentRequest = request(api.url + path(), { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }))
    })
    sentRequest.once('error', reject)
    sentRequest.end()
  })

const changePrice = async (price: number) => {
  await api.connection.db
    .update(menuItems)
    .set({ actualPrice: sql`${price}` })
    .where(eq(menuItems.id, restaurant.items.tea))
  await api.connection.db.update(restaurantCounters).set({ menuVersion: sql`${restaurantCounters.menuVersion} + 1` })
}

test('the menu has the restaurant, its cuisines and its items in one response, prices in QAR', async () => {
  const { data } = await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })
  expect(data.restaurant).toMatchObject({ _id: restaurant.restaurantId, name: { en: 'Test Kitchen', ar: 'مطبخ' }, takingOrders: true })
  expect(data.cuisines).toMatchObject([
    { name: { en: 'Grills' }, categories: [{ name: { en: 'Wraps' }, subcategories: [{ name: { en: 'Chicken' }, isActive: true }] }] },
  ])
  expect(data.items.map(({ name, sellingPrice, isAvailable }) => [name.en, sellingPrice, isAvailable])).toEqual([
    ['Chicken Shawarma', 12.5, true],
    ['Karak', 5, true],
    ['Machboos', 40, false],
  ])
  expect(data.items[0]?.addOns).toMatchObject([
    {
      title: { en: 'Bread' },
      select: 'single',
      min: 1,
      max: 1,
      options: [
        { name: { en: 'Arabic' }, price: 0 },
        { name: { en: 'Saj' }, price: 1 },
      ],
    },
    { title: { en: 'Extras' }, select: 'multiple', min: 0, max: 2 },
  ])
  expect(data.items[0]).not.toHaveProperty('restaurantId')
})

test('the menu is sent plain, gzipped or with brotli, by Accept-Encoding', async () => {
  const plain = await raw({})
  const gzip = await raw({ 'accept-encoding': 'gzip, deflate' })
  const brotli = await raw({ 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
})

test('an unchanged menu is a 304; a changed one is sent within five seconds with another ETag', async () => {
  const first = await raw({})
  const tag = String(first.headers.etag)
  expect(await raw({ 'if-none-match': tag })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  await changePrice(600)
  clock.now += 5_001
  const second = await raw({ 'if-none-match': tag })
  expect(second.status).toBe(200)
  expect(second.headers.etag).not.toBe(tag)
})

test('items of the menu have no properties beyond the contract', async () => {
  const answer = JSON.parse((await raw({})).body.toString()) as { data: { items: object[] } } // the contract's reply
  expect(Object.keys(answer.data.items[0] ?? {}).toSorted()).toEqual([
    '_id',
    'actualPrice',
    'addOns',
    'allergens',
    'backAt',
    'categoryId',
    'cuisineId',
    'customizable',
    'description',
    'dietary',
    'image',
    'ingredients',
    'isAvailable',
    'isFeatured',
    'name',
    'portionsLeft',
    'prepMinutes',
    'quantityUnit',
    'sellingPrice',
    'subcategoryId',
  ])
})

describe('a restaurant', () => {
  test('has no menu while it is unknown, pending or rejected', async () => {
    const read = (restaurantId: string) => refusalOf(api.call(readMenu, { params: { restaurantId } }))
    const notFound = { status: 404, code: 'restaurant.not_found' }
    expect(await read('0192a000-0000-7000-8000-000000000000')).toMatchObject(notFound)
    expect(await read((await addRestaurant(api.connection.db, { status: 'pending' })).restaurantId)).toMatchObject(notFound)
    expect(await read((await addRestaurant(api.connection.db, { status: 'rejected' })).restaurantId)).toMatchObject(notFound)
    expect(await read('not-an-id')).toMatchObject({ status: 404, code: 'request.not_found' })
  })

  test('has a menu but takes no orders while it is deactivated or paused', async () => {
    const read = async (restaurantId: string) => (await api.call(readMenu, { params: { restaurantId } })).data.restaurant.takingOrders
    expect(await read((await addRestaurant(api.connection.db, { status: 'deactivated' })).restaurantId)).toBe(false)
    const paused = await addRestaurant(api.connection.db)
    await api.connection.db.update(restaurants).set({ takingOrders: false }).where(eq(restaurants.id, paused.restaurantId))
    expect(await read(paused.restaurantId)).toBe(false)
  })
})

test('a merchant reads their own cuisines, and another merchant’s cuisines are not found', async () => {
  const { call } = await api.signedIn(restaurant.email)
  const { data } = await call(listCuisines, { params: { merchantId: restaurant.restaurantId } })
  expect(data).toMatchObject([{ name: { en: 'Grills' }, cuisineImage: 'grills.webp', categories: [{ categoryImage: 'wraps.webp' }] }])
  const other = await addRestaurant(api.connection.db)
  expect(await refusalOf(call(listCuisines, { params: { merchantId: other.restaurantId } }))).toMatchObject({ status: 404 })
  expect(await refusalOf(api.call(listCuisines, { params: { merchantId: restaurant.restaurantId } }))).toMatchObject({ status: 401 })
})
