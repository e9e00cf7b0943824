// A sheet with ids, places, names and prices, as owners use it to change prices.
import type { Call } from '@sufra/shared/contract/client'
import { listItems, updateItem } from '@sufra/shared/menu/item.routes'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { columns, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import { exportMenu, importMenu } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { beforeEach, expect, test } from 'vitest'
import { formOf } from '../../../../testing/pictures.ts'
import { useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import type { Row } from '../columns.ts'
import { readSheet } from '../file/read-sheet.ts'
import { writeCsv } from '../file/write-sheet.ts'

const api = useApi()
let restaurant: TestRestaurant
let merchant: Call

const itemsOf = async () => {
  const { data } = await merchant(listCuisines, { params: { merchantId: restaurant.restaurantId } })
  const ids = data.flatMap(({ categories }) => categories.map(({ _id }) => _id))
  return (await Promise.all(ids.map((categoryId) => merchant(listItems, { query: { categoryId } })))).flatMap((reply) => reply.data)
}
const sheetRows = async () =>
  (await readSheet(Buffer.from((await merchant(exportMenu, { query: { format: 'csv' } })).data.base64, 'base64'))) ?? []
const bringIn = async (rows: readonly Row[], isTrial: boolean) => {
  const sheet = writeCsv(rows) as Buffer<ArrayBuffer> // allocated by csv-stringify
  return (await merchant(importMenu, { form: formOf({ isTrial: String(isTrial), sheet }) })).data
}
/** Returns the exported sheet with these columns of its items, changed. */
const only = async (chosen: ColumnHeader[], change: (cells: Record<string, string | number>) => void = () => {}) => {
  const [, ...rows] = await sheetRows()
  const items = rows
    .filter((row) => row[0] !== '')
    .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])))
  items.forEach(change)
  return [chosen, ...items.map((cells) => chosen.map((column) => cells[column] ?? ''))]
}

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  merchant = (await api.signedIn(restaurant.email)).call
  const shawarma = (await itemsOf()).find(({ _id }) => _id === restaurant.items.shawarma)
  if (!shawarma) throw new Error('the test restaurant has a shawarma')
  const { _id, version, addOns, ...item } = shawarma
  const draft = {
    ...item,
    addOns: addOns.map((group) => ({
      ...group,
      options: group.options.map(({ _id: optionId, name, price }) => ({ _id: optionId, name, price })),
    })),
    allergens: ['sesame', 'milk'],
    dietary: ['spicy'],
    prepMinutes: 9,
    isFeatured: true,
  }
  await merchant(updateItem, { params: { itemId: _id }, form: formOf({ item: JSON.stringify(draft), version: String(version) }) })
})

const price: ColumnHeader[] = [
  'Item ID',
  'Cuisine (English)',
  'Category (English)',
  'Subcategory (English)',
  'Item (English)',
  'Selling price',
]

test('a price sheet changes prices alone, and the trial lists each change', async () => {
  const before = await itemsOf()
  const rows = await only(price, (cells) => (cells['Selling price'] = Number(cells['Selling price']) - 1))
  const trial = await bringIn(rows, true)
  expect(trial).toMatchObject({
    problems: [],
    added: 0,
    changed: 3,
    places: 0,
    warnings: { allergens: 0, options: 0, backOnSale: 0, emptied: 0 },
  })
  // An item without a discount stays without one, so that its actual price changes too.
  expect(new Set(trial.changes.map(({ column }) => column))).toEqual(new Set(['Selling price', 'Actual price']))
  expect(trial.changes).toContainEqual({
    row: 2,
    name: before[0]?.name,
    column: 'Selling price',
    before: '12.5',
    after: '11.5',
    isNew: false,
  })
  await bringIn(rows, false)
  expect(await itemsOf()).toEqual(
    before.map((item) => ({ ...item, sellingPrice: item.sellingPrice - 1, actualPrice: item.actualPrice - 1, version: item.version + 1 })),
  )
})

test('the trial warns of allergens, options, sold-out items and emptied cells, and names each', async () => {
  const rows = await only([...price, 'Allergens', 'Preparation minutes', 'Available', 'Group (English)', 'Option (English)'], (cells) => {
    Object.assign(cells, { Allergens: '', 'Preparation minutes': '', Available: 'yes', 'Group (English)': '', 'Option (English)': '' })
  })
  const { warnings, changes } = await bringIn(rows, true)
  expect(warnings).toEqual({ allergens: 1, options: 5, backOnSale: 1, emptied: expect.any(Number) })
  const textOf = ({ column, before, after }: (typeof changes)[number]) => `${column}: ${before} → ${after}`
  expect(changes.map(textOf)).toEqual(
    expect.arrayContaining([
      'Allergens: sesame, milk → ',
      'Preparation minutes: 9 → ',
      'Available: no → yes',
      expect.stringMatching(/^Option \(English\): Bread: Saj.* → $/),
    ]),
  )
})
