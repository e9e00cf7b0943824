// Values without a column in the sheet stay unchanged.
import { itemDraft } from '@sufra/shared/menu/item-draft'
import { columns, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import { dirhams, toQar } from '@sufra/shared/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cells, Row } from '../columns.ts'
import { itemId, known, knownItems, optionId } from '../example-sheet.test-data.ts'
import { menuOfSheet } from '../menu-of-sheet.ts'
import { planImport, type ImportPlan } from '../plan-import.ts'
import { randomMenu } from '../random-menu.test-data.ts'
import { sheetOfMenu } from '../sheet-of-menu.ts'
import type { KnownMenu } from './match-items.ts'

const [karak] = knownItems

const planOf = (rows: readonly Row[], menu: KnownMenu = known): ImportPlan => {
  const read = menuOfSheet(rows, menu)
  const plan = 'problems' in read ? read : planImport(menu.cuisines, menu.items, read.items, () => 'new')
  if ('problems' in plan) throw new Error(JSON.stringify(plan.problems))
  return plan
}
const sheetOf = (...rows: Cells[]): Row[] => {
  const headers = columns.filter((column) => rows.some((row) => column in row))
  return [headers, ...rows.map((row) => headers.map((column) => row[column] ?? ''))]
}
const changedBy = (...rows: Cells[]) => planOf(sheetOf(...rows)).changed.map(({ draft }) => draft)[0]

test('a sheet of ids, names and prices changes prices alone', () => {
  const { subcategoryId: _, ...before } = itemDraft.parse({
    ...karak,
    subcategoryId: optionId,
    actualPrice: toQar(karak?.actualPrice ?? dirhams(0)),
    sellingPrice: 5.5,
    addOns: karak?.addOns.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, price: toQar(option.price) })),
    })),
  })
  expect(changedBy({ 'Item ID': itemId, 'Item (English)': 'Karak', 'Selling price': 5.5 })).toMatchObject(before)
})

test.each<[string, Cells, object]>([
  ['an emptied description is deleted', { 'Description (English)': '' }, { description: { en: '', ar: 'شاي قوي' } }],
  ['an emptied Arabic name is deleted', { 'Item (Arabic)': '' }, { name: { en: 'Karak', ar: '' } }],
  ['emptied allergens are deleted', { Allergens: '' }, { allergens: [], dietary: ['vegetarian'] }],
  ['emptied minutes are deleted', { 'Preparation minutes': '' }, { prepMinutes: null }],
  ['an emptied actual price ends the discount', { 'Actual price': '', 'Selling price': 5 }, { actualPrice: 500, sellingPrice: 500 }],
  ['a price above the former actual price ends the discount', { 'Selling price': 7 }, { actualPrice: 700, sellingPrice: 700 }],
  ['emptied add-ons are deleted', { 'Group (English)': '', 'Option (English)': '' }, { addOns: [], customizable: false }],
  [
    'an option keeps what the sheet has no column for',
    { 'Group (English)': 'Size', 'Option (English)': 'XL' },
    { addOns: [{ title: { en: 'Size', ar: 'الحجم' }, min: 1, options: [{ name: { en: 'XL' }, price: 200 }] }] },
  ],
  [
    'options are found by their Arabic names',
    { 'Group (Arabic)': 'الحجم', 'Option (Arabic)': 'كبير', 'Option price': 3 },
    { addOns: [{ title: { en: 'Size' }, options: [{ _id: optionId, name: { en: 'L', ar: 'كبير' }, price: 300 }] }] },
  ],
])('%s', (_, cells, changed) => {
  expect(changedBy({ 'Item ID': itemId, 'Item (English)': 'Karak', ...cells })).toMatchObject(changed)
})

test.each<[string, Cells]>([
  ['availability', { Available: '' }],
  ['featured', { Featured: '' }],
  ['quantity and unit', { Quantity: '', Unit: '' }],
  ['customizable', { Customizable: '' }],
  ['pictures', { Picture: '', 'Cuisine picture': '', 'Category picture': '' }],
  ['the availability of a subcategory', { 'Subcategory available': '' }],
])('an emptied cell of %s changes nothing', (_, cells) => {
  const { places, changed, unchanged } = planOf(sheetOf({ 'Item ID': itemId, 'Selling price': 5, ...cells }))
  expect({ places: places.subcategories.changed, changed, unchanged }).toEqual({ places: [], changed: [], unchanged: 1 })
})

test('an item without an id is found by either name in any place, and stays there', () => {
  for (const cells of [{ 'Item (English)': 'karak' }, { 'Item (Arabic)': 'كرك' }])
    expect(planOf(sheetOf({ ...cells, 'Selling price': 5.5 }))).toMatchObject({
      added: [],
      places: { cuisines: { added: [] }, subcategories: { added: [], changed: [] } },
      changed: [{ itemId, draft: { name: { ar: 'كرك' }, sellingPrice: 550 } }],
    })
})

test('a name of items in several subcategories is a problem without the subcategories’ names', () => {
  const twin = knownItems.map((item) => ({ ...item, _id: optionId, subcategoryId: 'other' })).slice(0, 1)
  const read = menuOfSheet(sheetOf({ 'Item (English)': 'Karak', 'Selling price': 5 }), { ...known, items: [...knownItems, ...twin] })
  expect(read).toMatchObject({ problems: [{ row: 2, column: 'Item (English)', code: 'sheet.name_twice' }] })
})

test('a list in one language with only names and prices becomes a menu', () => {
  const { places, added } = planOf(
    [
      ['الصنف', 'السعر'],
      ['شاي', '٥'],
      ['قهوة', 7],
    ],
    { cuisines: [], items: [], pictures: new Set() },
  )
  const name = { en: 'Menu', ar: 'القائمة' }
  expect(places).toMatchObject({ cuisines: { added: [{ name }] }, categories: { added: [{ name }] }, subcategories: { added: [{ name }] } })
  expect(added.map(({ draft }) => [draft.name, draft.sellingPrice])).toEqual([
    [{ en: 'شاي', ar: 'شاي' }, 500],
    [{ en: 'قهوة', ar: 'قهوة' }, 700],
  ])
})

test('any selection of columns of an exported menu changes nothing', () => {
  const some = fc.subarray(columns.filter((column) => column !== 'Item ID' && !/^(Group|Option)/.test(column)))
  fc.assert(
    fc.property(randomMenu, some, fc.boolean(), ({ cuisines, items }, chosen, hasAddOns) => {
      const inSheet: ColumnHeader[] = ['Item ID', ...chosen, ...columns.filter((column) => hasAddOns && /^(Group|Option)/.test(column))]
      const rows = sheetOfMenu(cuisines, items).map((row) => inSheet.map((column) => row[columns.indexOf(column)] ?? ''))
      const { added, changed, unchanged } = planOf(rows, { cuisines, items, pictures: new Set(['one.webp', '٢.webp']) })
      expect({ added, changed, unchanged }).toEqual({ added: [], changed: [], unchanged: items.length })
    }),
    { numRuns: 200, seed: 14 },
  )
})
