import type { Call } from '@sufra/shared/contract/client'
import { deleteCuisine, listCuisines, updateCuisine } from '@sufra/shared/cuisines/cuisine.routes'
import { changeItems, deleteItem, listItems, switchOption } from '@sufra/shared/menu/item.routes'
import { listMenuUndos, undoMenuChange } from '@sufra/shared/menu/menu-undo.routes'
import { exportMenu, importMenu } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { formOf } from '../../../../testing/pictures.ts'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { menuItems } from '../menu.table.ts'

const start = Date.UTC(2026, 2, 1, 9)
let now = start
const api = useApi({ now: () => new Date(now) })
let restaurant: TestRestaurant
let merchant: Call

beforeEach(async () => {
  now = start
  restaurant = await addRestaurant(api.connection.db)
  merchant = (await api.signedIn(restaurant.email)).call
})

const cuisines = async () => (await merchant(listCuisines, { params: { merchantId: restaurant.restaurantId } })).data
const menu = async () => {
  const all = await cuisines()
  const ids = all.flatMap(({ categories }) => categories.map(({ _id }) => _id))
  const replies = await Promise.all(ids.map((categoryId) => merchant(listItems, { query: { categoryId } })))
  return { cuisines: all, items: replies.flatMap(({ data }) => data) }
}
const undos = async () => (await merchant(listMenuUndos, {})).data
const undoNewest = async () => {
  const [newest] = await undos()
  return (await merchant(undoMenuChange, { params: { undoId: newest?._id ?? '' } })).data
}
const withoutVersions = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (/version$/i.test(key) ? undefined : each)))
const importText = (change: (csv: string) => string) =>
  merchant(exportMenu, { query: { format: 'csv' } }).then(({ data }) => {
    const sheet = Buffer.from(change(Buffer.from(data.base64, 'base64').toString()))
    return merchant(importMenu, { form: formOf({ isTrial: 'false', sheet }) })
  })
const removeCuisine = async () => {
  const [cuisine] = await cuisines()
  await merchant(deleteCuisine, { params: { merchantId: restaurant.restaurantId, cuisineId: cuisine?._id ?? '' } })
}

test('a deleted cuisine comes back with its content', async () => {
  const before = await menu()
  await removeCuisine()
  expect((await menu()).items).toEqual([])
  expect(await undos()).toMatchObject([{ name: before.cuisines[0]?.name, items: 3 }])
  expect(await undoNewest()).toEqual({ restored: 3, left: 0 })
  expect(await menu()).toEqual(before)
  expect(await undos()).toEqual([])
})

test('a deleted item comes back, and is undone once', async () => {
  const before = await menu()
  await merchant(deleteItem, { params: { itemId: restaurant.items.shawarma } })
  const [newest] = await undos()
  expect(newest).toMatchObject({ name: { en: 'Chicken Shawarma' }, items: 1 })
  await undoNewest()
  expect(await menu()).toEqual(before)
  const again = merchant(undoMenuChange, { params: { undoId: newest?._id ?? '' } })
  expect(await refusalOf(again)).toMatchObject({ status: 404, code: 'menu.undo_not_found' })
})

test('an import is undone: changed items are restored, and added items are removed', async () => {
  const before = await menu()
  await importText(
    (csv) => `${csv.replaceAll('Saj', 'Saaj').replace('Karak', 'Karak tea')},Qatari,,,New,,,Cold,,,Lemonade,,,,,,,1,cup,9,9\r\n`,
  )
  const imported = await menu()
  expect(imported.items).toHaveLength(4)
  expect(await undos()).toMatchObject([{ name: null, items: 3 }])
  expect(await undoNewest()).toEqual({ restored: 3, left: 0 })
  expect(withoutVersions(await menu())).toEqual(withoutVersions(before))
})

test('rows that were changed since stay, and a switched option keeps its switch', async () => {
  const before = await menu()
  await importText((csv) => csv.replace('Saj', 'Saaj').replace('Karak', 'Karak tea'))
  const { items } = await menu()
  const tea = items.find(({ _id }) => _id === restaurant.items.tea)
  await merchant(changeItems, { body: { items: [{ itemId: restaurant.items.tea, version: tea?.version ?? 0, isFeatured: true }] } })
  const option = items.find(({ _id }) => _id === restaurant.items.shawarma)?.addOns[0]?.options[0]
  await merchant(switchOption, {
    params: { itemId: restaurant.items.shawarma, optionId: option?._id ?? '' },
    body: { isAvailable: false, availabilityVersion: option?.availabilityVersion ?? 0 },
  })
  expect(await undoNewest()).toEqual({ restored: 1, left: 1 })
  const after = await menu()
  expect(after.items.find(({ _id }) => _id === restaurant.items.tea)).toMatchObject({ name: { en: 'Karak tea' }, isFeatured: true })
  const shawarma = after.items.find(({ _id }) => _id === restaurant.items.shawarma)
  expect(shawarma?.addOns[0]?.options.map(({ name }) => name)).toEqual(before.items[0]?.addOns[0]?.options.map(({ name }) => name))
  expect(shawarma?.addOns[0]?.options.find(({ _id }) => _id === option?._id)).toMatchObject({ isAvailable: false })
})

test('a cuisine does not come back beside another one with its name', async () => {
  const [first] = await cuisines()
  await importText((csv) => `${csv},Gulf,,,New,,,Cold,,,Lemonade,,,,,,,1,cup,9,9\r\n`)
  await removeCuisine()
  const [gulf] = await cuisines()
  const params = { merchantId: restaurant.restaurantId, cuisineId: gulf?._id ?? '' }
  await merchant(updateCuisine, { params, form: formOf({ name: JSON.stringify(first?.name) }) })
  expect((await undoNewest()).restored).toBe(0)
  expect(await cuisines()).toHaveLength(1)
})

test('after a day nothing can be undone, and a job deletes the stored changes', async () => {
  await removeCuisine()
  const [newest] = await undos()
  now = start + 24 * 3_600_000
  merchant = (await api.signedIn(restaurant.email)).call
  expect(await undos()).toEqual([])
  expect(await refusalOf(merchant(undoMenuChange, { params: { undoId: newest?._id ?? '' } }))).toMatchObject({
    code: 'menu.undo_not_found',
  })
  await api.runJob('delete-menu-undos')
  expect(await api.connection.db.$count(menuItems, eq(menuItems.restaurantId, restaurant.restaurantId))).toBe(0)
})
