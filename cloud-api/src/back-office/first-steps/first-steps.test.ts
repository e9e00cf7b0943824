import { dismissFirstSteps, readFirstSteps } from '@sufra/shared/first-steps/first-steps.routes'
import type { Call } from '@sufra/shared/contract/client'
import { changeItems } from '@sufra/shared/menu/item.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { addTables, deleteTables, listTables, recordPrints } from '@sufra/shared/tables/table.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useApi } from '../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { subcategories } from '../../catalogue/cuisines/cuisines.table.ts'
import { menuItems } from '../../catalogue/menu/menu.table.ts'
import { diningTables } from '../../catalogue/tables/dining-tables.table.ts'

const api = useApi()
let restaurant: TestRestaurant
let merchant: Call

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  merchant = (await api.signedIn(restaurant.email)).call
})

const steps = async () => (await merchant(readFirstSteps, {})).data
const nothing = { menu: false, tables: false, codes: false, order: false, alarm: false, dismissed: false }
const all = { menu: true, tables: true, codes: true, order: true, alarm: false, dismissed: false }

/** The state of a newly accepted restaurant. */
const empty = async () => {
  const { restaurantId } = restaurant
  await api.connection.db.delete(menuItems).where(eq(menuItems.restaurantId, restaurantId))
  await api.connection.db.delete(diningTables).where(eq(diningTables.restaurantId, restaurantId))
}

test('a new restaurant has completed no steps, whatever other restaurants have completed', async () => {
  await api.call(processPayment, { body: goodPayment(await addRestaurant(api.connection.db)) })
  await empty()
  expect(await steps()).toEqual(nothing)
})

test('each step is completed by its action', async () => {
  const { restaurantId, items } = restaurant
  await api.connection.db.delete(diningTables).where(eq(diningTables.restaurantId, restaurantId))
  await api.connection.db.update(menuItems).set({ isAvailable: false }).where(eq(menuItems.restaurantId, restaurantId))
  expect(await steps()).toEqual(nothing)
  await merchant(changeItems, { body: { items: [{ itemId: items.tea, version: 1, isAvailable: true }] } })
  expect(await steps()).toEqual({ ...nothing, menu: true })
  const { data } = await merchant(addTables, { body: { from: 1, zone: { en: '', ar: '' }, seats: 2 } })
  expect(await steps()).toEqual({ ...nothing, menu: true, tables: true })
  const tableId = data[0]?._id ?? ''
  await merchant(recordPrints, { body: { method: 'cards', codes: [{ tableId, codeVersion: 1 }] } })
  expect(await steps()).toEqual({ ...nothing, menu: true, tables: true, codes: true })
})

test('an item without portions, or in an inactive subcategory, does not complete the menu step', async () => {
  const { restaurantId } = restaurant
  const own = eq(menuItems.restaurantId, restaurantId)
  await api.connection.db.update(menuItems).set({ portionsLeft: 0 }).where(own)
  expect(await steps()).toMatchObject({ menu: false, tables: true })
  await api.connection.db.update(menuItems).set({ portionsLeft: 1 }).where(own)
  expect(await steps()).toMatchObject({ menu: true })
  await api.connection.db.update(subcategories).set({ isActive: false }).where(eq(subcategories.restaurantId, restaurantId))
  expect(await steps()).toMatchObject({ menu: false })
})

test('completed steps stay completed when everything is sold out and the tables are deleted', async () => {
  await api.call(processPayment, { body: goodPayment(restaurant) })
  expect(await steps()).toEqual({ ...all, codes: false })
  const tables = (await merchant(listTables, {})).data
  await merchant(recordPrints, { body: { method: 'receipt', codes: tables.map(({ _id }) => ({ tableId: _id, codeVersion: 1 })) } })
  await merchant(deleteTables, { body: { tableIds: tables.map(({ _id }) => _id) } })
  await api.connection.db.update(menuItems).set({ isAvailable: false }).where(eq(menuItems.restaurantId, restaurant.restaurantId))
  expect(await steps()).toEqual(all)
})

test('dismissing affects only this restaurant, and dismissing again changes nothing', async () => {
  await empty()
  expect((await merchant(dismissFirstSteps, {})).data).toEqual({ ...nothing, dismissed: true })
  expect((await merchant(dismissFirstSteps, {})).data.dismissed).toBe(true)
  const other = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  expect((await other(readFirstSteps, {})).data.dismissed).toBe(false)
})
