import type { Call } from '@sufra/shared/contract/client'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { columns } from '@sufra/shared/menu-sheet/columns'
import { listItems } from '@sufra/shared/menu/item.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { exportMenu, importMenu } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formOf } from '../../../testing/pictures.ts'
import { refusalOf, startTestApi, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { isFullRun } from '../../../../scripts/common/test-scope.ts'
import { cuisines } from '../cuisines/cuisines.table.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { createFolderStore } from '../../platform/files/uploads/folder-store.ts'
import { randomMenu } from './random-menu.test-data.ts'
import type { Row } from './columns.ts'
import { readFile } from './file/read-file.ts'
import { sheetOfMenu } from './sheet-of-menu.ts'
import { writeCsv, writeXlsx } from './file/write-sheet.ts'

const api = useApi()
let restaurant: TestRestaurant
let merchant: Call

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  merchant = (await api.signedIn(restaurant.email)).call
})

const bytesOf = (base64: string) => Buffer.from(base64, 'base64')
const takeOut = async (format: 'csv' | 'xlsx', call = merchant) => bytesOf((await call(exportMenu, { query: { format } })).data.base64)
const bringIn = async (sheet: Buffer<ArrayBuffer>, isTrial = false, call = merchant) =>
  (await call(importMenu, { form: formOf({ isTrial: String(isTrial), sheet }) })).data
const menuOf = async (call = merchant, merchantId = restaurant.restaurantId) => {
  const { data } = await call(listCuisines, { params: { merchantId } })
  const categories = data.flatMap((cuisine) => cuisine.categories)
  const items = await Promise.all(categories.map(({ _id }) => call(listItems, { query: { categoryId: _id } })))
  return { cuisines: data, items: items.flatMap((answer) => answer.data) }
}
const versionOf = async () => (await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })).data.version
const asSheet = (rows: readonly Row[]) => writeCsv(rows) as Buffer<ArrayBuffer> // allocated by csv-stringify
const changeRows = async (change: (rows: (string | number)[][]) => void) => {
  const rows = ((await readFile(await takeOut('csv'))) ?? []).map((row) => [...row])
  change(rows)
  return asSheet(rows)
}
const at = (column: (typeof columns)[number]) => columns.indexOf(column)

describe.each(['csv', 'xlsx'] as const)('a menu exported as %s and imported again', (format) => {
  test('changes nothing', async () => {
    const [before, version] = [await menuOf(), await versionOf()]
    expect(await bringIn(await takeOut(format))).toMatchObject({
      problems: [],
      added: 0,
      changed: 0,
      unchanged: 3,
      places: 0,
      isApplied: true,
    })
    expect(await menuOf()).toEqual(before)
    expect(await versionOf()).toBe(version)
  })

  test('creates the same menu in another restaurant, for any menu', async () => {
    const write =
      format === 'csv'
        ? async (rows: readonly Row[]) => asSheet(rows)
        : async (rows: readonly Row[]) => (await writeXlsx(rows)) as Buffer<ArrayBuffer> // allocated by the writer
    await fc.assert(
      fc.asyncProperty(randomMenu, async (menu) => {
        const other = await addRestaurant(api.connection.db)
        await api.connection.db.delete(cuisines).where(eq(cuisines.restaurantId, other.restaurantId))
        const { call } = await api.signedIn(other.email)
        const withoutIds = sheetOfMenu(menu.cuisines, menu.items).map((row, index) =>
          row.map((cell, column) => (index > 0 && /ID$|picture$/i.test(columns[column] ?? '') ? '' : cell)),
        )
        const outcome = await bringIn(await write(withoutIds), false, call)
        expect(outcome).toMatchObject({ problems: [], added: menu.items.length, changed: 0, isApplied: true })
        const made = await menuOf(call, other.restaurantId)
        const again = await bringIn(await takeOut(format, call), false, call)
        expect(again).toMatchObject({ problems: [], added: 0, changed: 0, places: 0, unchanged: menu.items.length })
        expect(await menuOf(call, other.restaurantId)).toEqual(made)
      }),
      // Each workbook is read in a separate process. That any menu survives in a workbook is tested by write-sheet.test.ts.
      { numRuns: format === 'csv' ? 5 : 2, seed: 1974 },
    )
  })
})

test('exporting and importing the demo restaurant’s menu changes nothing', async () => {
  const demo = await startTestApi()
  try {
    await seedDemo(demo.connection.db, createFolderStore(demo.uploadsFolder), new Date())
    const { call } = await demo.signedIn('demo@sufra.test')
    for (const format of ['csv', 'xlsx'] as const) {
      const outcome = await bringIn(await takeOut(format, call), false, call)
      expect(outcome).toMatchObject({ problems: [], added: 0, changed: 0, places: 0 })
      expect(outcome.unchanged).toBeGreaterThan(50)
    }
  } finally {
    await demo.close()
  }
})

test('a dry run returns the changes without applying them, and the import applies them', async () => {
  const sheet = await changeRows((rows) => {
    const tea = rows.find((row) => row[at('Item (English)')] === 'Karak')
    if (!tea) throw new Error('the test restaurant has tea')
    tea[at('Selling price')] = 4.5
    const added = [...tea]
    added[at('Item ID')] = ''
    added[at('Item (English)')] = 'Mint tea'
    added[at('Category (English)')] = 'Hot drinks'
    rows.push(added)
  })
  const before = await menuOf()
  const expected = { problems: [], added: 1, changed: 1, unchanged: 2, places: 2 }
  expect(await bringIn(sheet, true)).toMatchObject({ ...expected, isApplied: false })
  expect(await menuOf()).toEqual(before)
  expect(await bringIn(sheet)).toMatchObject({ ...expected, isApplied: true })
  const { items, cuisines: made } = await menuOf()
  expect(items.find(({ name }) => name.en === 'Karak')).toMatchObject({ sellingPrice: 4.5, version: 2, _id: restaurant.items.tea })
  expect(items.find(({ name }) => name.en === 'Mint tea')).toMatchObject({ sellingPrice: 4.5 })
  expect(made[0]?.categories.map(({ name }) => name.en)).toEqual(['Wraps', 'Hot drinks'])
  expect(await bringIn(sheet)).toMatchObject({ added: 0, changed: 0, unchanged: 4 })
})

test('with any problem nothing is changed, and all problems are listed by row and column', async () => {
  const sheet = await changeRows((rows) => {
    const [, shawarma, ...others] = rows
    if (!shawarma) throw new Error('the test restaurant has a shawarma')
    shawarma[at('Selling price')] = 1_000
    shawarma[at('Item (Arabic)')] = 'ش'
    const last = others.at(-1)
    if (last) {
      last[at('Item (English)')] = ''
      last[at('Unit')] = 'bucket'
    }
  })
  const before = await menuOf()
  const outcome = await bringIn(sheet)
  expect(outcome).toMatchObject({ added: 0, changed: 0, isApplied: false })
  expect(outcome.problems.length).toBeGreaterThanOrEqual(2)
  expect(outcome.problems.every(({ row, column, code }) => row > 1 && column !== '' && code.includes('.'))).toBe(true)
  expect(await menuOf()).toEqual(before)
})

test('an option keeps its availability when its id is missing in the sheet', async () => {
  const sheet = await changeRows((rows) => rows.slice(1).forEach((row) => (row[at('Option ID')] = '')))
  expect(await bringIn(sheet)).toMatchObject({ changed: 0, unchanged: 3 })
})

test('another restaurant’s items and pictures are refused', async () => {
  const other = await addRestaurant(api.connection.db)
  const { call } = await api.signedIn(other.email)
  const foreign = await takeOut('csv')
  const outcome = await bringIn(foreign, false, call)
  expect(outcome.problems.filter(({ code }) => code === 'sheet.id_unknown')).toHaveLength(3)
})

test('a failure to remove replaced pictures does not fail a committed import', async () => {
  const sheet = await changeRows((rows) => rows.filter((row) => row.includes('Karak')).forEach((row) => (row[at('Selling price')] = 3)))
  const remove = vi.spyOn(api.files, 'remove').mockRejectedValue(new Error('the store is unavailable'))
  const outcome = await bringIn(sheet)
  remove.mockRestore()
  expect(outcome).toMatchObject({ problems: [], changed: 1, isApplied: true })
  expect((await menuOf()).items.find(({ name }) => name.en === 'Karak')?.sellingPrice).toBe(3)
})

test.runIf(isFullRun)('5,000 items are imported at once', async () => {
  const rows = [columns, ...Array.from({ length: 5_000 }, (_, index) => columns.map((column) => cellOf(column, index)))]
  const outcome = await bringIn(asSheet(rows))
  expect(outcome).toMatchObject({ problems: [], added: 5_000, isApplied: true })
  expect((await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })).data.items).toHaveLength(5_003)
})

const cellOf = (column: (typeof columns)[number], index: number): string | number => {
  if (column === 'Cuisine (English)') return `Cuisine ${index % 5}`
  if (column === 'Category (English)') return `Category ${index % 25}`
  if (column === 'Subcategory (English)') return 'All of it'
  if (column === 'Item (English)') return `Dish number ${index}`
  return column === 'Selling price' ? (index % 100) + 0.5 : ''
}

test.each([
  ['no file', undefined],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00])],
  ['a broken workbook', Buffer.from('PK\u0003\u0004 rubbish')],
])('%s is refused', async (_, sheet) => {
  const form = formOf({ isTrial: 'true', sheet })
  expect(await refusalOf(merchant(importMenu, { form }))).toMatchObject({ status: 400, code: 'upload.sheet' })
})

test('a sheet larger than 5 MB is refused, and exporting requires a session', async () => {
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'x')
  expect(await refusalOf(merchant(importMenu, { form: formOf({ isTrial: 'true', sheet: large }) }))).toMatchObject({ code: 'upload.sheet' })
  expect(await refusalOf(api.call(exportMenu, { query: { format: 'csv' } }))).toMatchObject({ status: 401 })
})

test('the template can be imported', async () => {
  const { data } = await merchant(exportMenu, { query: { format: 'xlsx', kind: 'template' } })
  expect(data.fileName).toBe('template.xlsx')
  expect(await bringIn(bytesOf(data.base64), true)).toMatchObject({ problems: [], added: 2 })
})
