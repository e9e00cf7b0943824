import { maxGoesWith } from '@sufra/shared/menu/goes-with'
import { add } from '@sufra/shared/money'
import { offeredFilter } from '@sufra/shared/finding/menu-filter'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { isPhoto, pictureUrl } from '@sufra/shared/uploads'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApi } from '../../testing/test-api.ts'
import { createDayClose } from '../money/cash/day-close.ts'
import { orders } from '../ordering/orders/orders.table.ts'
import { createFolderStore } from '../platform/files/uploads/folder-store.ts'
import { restaurants } from '../people/restaurants/restaurants.table.ts'
import { seedDemo } from './seed-demo.ts'

/** Reading a report does not change the drawer. */
const unused = () => Promise.reject(new Error('not used'))

test('the demo restaurant has its own pictures and one of each dish, marks to filter by, and dishes that go well with others', async () => {
  const api = await startTestApi()
  onTestFinished(() => api.close())
  const { db } = api.connection
  const files = createFolderStore(api.uploadsFolder)
  expect(await seedDemo(db, files, new Date())).toBe(true)
  expect(await seedDemo(db, files, new Date())).toBe(false)
  const [row] = await db.select({ id: restaurants.id }).from(restaurants)
  const { restaurant, items } = (await api.call(readMenu, { params: { restaurantId: row?.id ?? '' } })).data
  expect(items.length).toBeGreaterThan(70)
  expect(new Set(items.map(({ image }) => image)).size).toBe(items.length)
  expect(offeredFilter(items).diet).toEqual(['vegetarian', 'vegan', 'spicy'])
  const paired = items.filter(({ goesWith }) => goesWith)
  expect(paired.length).toBeGreaterThan(20)
  for (const { _id, goesWith = [] } of paired) {
    expect(goesWith.length).toBeLessThanOrEqual(maxGoesWith)
    expect(goesWith.filter((id) => id === _id || !items.some((item) => item._id === id))).toEqual([])
  }
  for (const picture of [restaurant.logo ?? '', restaurant.cover ?? '', items[0]?.image ?? '', items.at(-1)?.image ?? '']) {
    expect(isPhoto(picture)).toBe(true)
    expect((await api.fetch(pictureUrl(picture, 384))).status).toBe(200)
  }
})

test('the first day report of the demo restaurant counts every order of today in the history', async () => {
  const api = await startTestApi()
  onTestFinished(() => api.close())
  const { db } = api.connection
  const evening = new Date('2026-11-20T18:00:00Z')
  await seedDemo(db, createFolderStore(api.uploadsFolder), evening)
  const [row] = await db.select({ id: restaurants.id }).from(restaurants)
  const restaurantId = row?.id ?? ''
  const { figures, problem } = await createDayClose({ connection: api.connection, changeDrawer: unused, now: () => evening }).report(
    restaurantId,
  )
  const ofToday = await db.select().from(orders).where(eq(orders.businessDay, '2026-11-20'))
  const delivered = ofToday.filter(({ status }) => status === 'Delivered')
  const sales = { count: delivered.length, amount: add(...delivered.map(({ totalPrice }) => totalPrice)) }
  expect(delivered.length).toBeGreaterThan(10)
  expect(problem).toBeNull()
  expect(figures.orders).toMatchObject({ delivered: sales, cancelled: { count: ofToday.length - delivered.length }, unpaid: { count: 0 } })
  expect(figures.sales[0]).toEqual({ method: 'Cash', ...sales })
  expect(figures.shifts).toMatchObject([{ difference: 0, closedBy: 'Noora Al Marri' }])
})
