import { columns } from '@sufra/shared/menu-sheet/columns'
import { maxItems } from '@sufra/shared/menu/item.routes'
import { expect, test } from 'vitest'
import type { Cells } from './columns.ts'
import { itemId, known, many, option, optionId, read, sheetOf, size, tea } from './example-sheet.test-data.ts'
import { menuOfSheet } from './menu-of-sheet.ts'

const itemsOf = (...rows: Cells[]) => {
  const menu = read(...rows)
  if ('problems' in menu) throw new Error(JSON.stringify(menu.problems))
  return menu.items
}
const draftOf = (...rows: Cells[]) => itemsOf(...rows)[0]?.draft

test('an item with only the required columns has defaults for the rest', () => {
  const necessary = Object.keys(tea)
  const row = necessary.map((column) => tea[column as keyof Cells] ?? '') // the keys of the same object
  expect(menuOfSheet([necessary, row], known)).toMatchObject(read(tea))
  expect(read(tea)).toEqual({
    items: [
      {
        row: 2,
        itemId: undefined,
        before: undefined,
        cuisine: { name: { en: 'Qatari', ar: '' }, image: '' },
        category: { name: { en: 'Drinks', ar: '' }, image: '' },
        subcategory: { name: { en: 'Hot', ar: '' }, isActive: undefined },
        image: '',
        draft: {
          name: { en: 'Karak', ar: '' },
          description: { en: '', ar: '' },
          ingredients: { en: '', ar: '' },
          quantityUnit: { quantity: 1, unit: 'portion' },
          actualPrice: 500,
          sellingPrice: 500,
          customizable: false,
          addOns: [],
          isAvailable: true,
          isFeatured: false,
          allergens: [],
          dietary: [],
          prepMinutes: null,
        },
      },
    ],
  })
})

test('columns may be in any order and letter case, among unknown columns', () => {
  const rows = sheetOf(tea).map((row, index) => [index === 0 ? 'Notes' : 'mine', ...row.toReversed()])
  const [headers = [], ...others] = rows
  const shouted = [headers.map((header) => ` ${String(header).toUpperCase()} `), ...others]
  expect(menuOfSheet(shouted, known)).toMatchObject(read(tea))
})

test.each<[string | number, number]>([
  [12.5, 1250],
  ['12.50', 1250],
  [' 12 ', 1200],
  ['.5', 50],
  ['١٢٫٥٠', 1250],
  ['٩', 900],
  ['12,50', 1250],
  ['QAR 1,250.50', 125_050],
  ['١٢٫٥ ر.ق', 1250],
  [12.149999999999999, 1215],
  [0, 0],
])('the price %j is %i dirhams', (price, amount) => {
  expect(draftOf({ ...tea, 'Selling price': price })).toMatchObject({ sellingPrice: amount, actualPrice: amount })
})

test.each<[string | number, boolean]>([
  ['yes', true],
  ['YES', true],
  ['True', true],
  ['1', true],
  [1, true],
  ['نعم', true],
  [' no ', false],
  ['FALSE', false],
  ['0', false],
  [0, false],
  ['لا', false],
])('%j is reported as %s', (word, is) => {
  expect(draftOf({ ...tea, Available: word, Featured: word })).toMatchObject({ isAvailable: is, isFeatured: is })
})

test('choices are case-insensitive and deduplicated', () => {
  const parsed = draftOf({ ...tea, Unit: ' CUP ', Allergens: 'Milk, nuts،milk;', Dietary: 'VEGAN' })
  expect(parsed).toMatchObject({ quantityUnit: { unit: 'cup' }, allergens: ['milk', 'nuts'], dietary: ['vegan'] })
})

test('a number computed by a formula is read as the spreadsheet shows it', () => {
  expect(draftOf({ ...tea, Quantity: 0.1 + 0.2 })).toMatchObject({ quantityUnit: { quantity: 0.3 } })
})

test('a name that a spreadsheet converted to a number is read as text', () => {
  expect(draftOf({ ...tea, 'Item (English)': 77 })).toMatchObject({ name: { en: '77' } })
})

test('an option row without a group belongs to the group above it, and so does one that repeats its name', () => {
  const parsed = draftOf(
    { ...tea, ...size },
    option('M'),
    { ...option('S'), 'Group (English)': ' SIZE ' },
    { 'Group (English)': 'Sugar', 'Group choice': 'Multiple' },
    {},
    option('One'),
    { ...option('Two'), 'Option price': '٠٫٢٥' },
  )
  expect(parsed).toMatchObject({
    customizable: true,
    addOns: [
      { title: { en: 'Size' }, select: 'single', min: 0, max: 1, options: [{ price: 100 }, { name: { en: 'M' }, price: 0 }, {}] },
      { title: { en: 'Sugar' }, select: 'multiple', min: 0, max: 2, options: [{}, { name: { en: 'Two' }, price: 25 }] },
    ],
  })
})

test('a group’s choice, minimum and maximum may be on any of its rows', () => {
  const parsed = draftOf({ ...tea, ...size }, { ...option('M'), 'Group choice': 'multiple', 'Group minimum': 1 }, { 'Group maximum': 2 })
  expect(parsed?.addOns).toMatchObject([{ select: 'multiple', min: 1, max: 2, options: [{}, {}] }])
})

test('an option keeps its id under an item with an id, and is new under a new item', () => {
  const withId = { ...tea, ...size, 'Option ID': optionId.toUpperCase() }
  expect(draftOf({ ...withId, 'Item ID': itemId.toUpperCase() })?.addOns[0]?.options[0]?._id).toBe(optionId)
  expect(draftOf(withId, withId)?.addOns[0]?.options[0]?._id).toBeUndefined()
})

test('a cuisine named by several rows is the same in all of them', () => {
  const items = itemsOf(
    tea,
    { ...tea, 'Cuisine (English)': 'QATARI', 'Cuisine (Arabic)': 'قطري', 'Category (Arabic)': 'مشروبات', 'Subcategory available': 'no' },
    { ...tea, 'Cuisine (Arabic)': 'آخر', 'Cuisine picture': 'rice.webp', 'Category picture': 'tea.webp', 'Subcategory available': 'yes' },
    { ...tea, 'Category (English)': 'Food', 'Subcategory (English)': 'Hot' },
  )
  const cuisine = { name: { en: 'Qatari', ar: 'قطري' }, image: 'rice.webp' }
  const category = { name: { en: 'Drinks', ar: 'مشروبات' }, image: 'tea.webp' }
  const subcategory = { name: { en: 'Hot', ar: '' }, isActive: false }
  expect(items.slice(0, 3)).toMatchObject([{}, {}, {}].map(() => ({ cuisine, category, subcategory })))
  expect(items[3]).toMatchObject({ cuisine, category: { name: { ar: '' }, image: '' }, subcategory: { isActive: undefined } })
})

test('a sheet without names and ids, or with half of the add-ons, lacks a column', () => {
  const lacks = (headers: string[], column: string, row = 1) =>
    expect(menuOfSheet([...Array.from({ length: row - 1 }, () => ['']), headers, ['5', '5', '5']], known)).toMatchObject({
      problems: [{ row, column, code: 'sheet.column' }],
    })
  lacks(['Selling price', 'Category (English)'], 'Item (English)')
  lacks(['Item ID', 'Option price'], 'Group (English)', 3)
  lacks(['Item ID', 'Group (Arabic)', 'Option price'], 'Option (English)')
})

test('a blank sheet is reported as empty', () => {
  const problems = [{ row: 1, column: '', code: 'sheet.empty' }]
  expect(menuOfSheet([], known)).toEqual({ problems, shown: [] })
  expect(menuOfSheet([[''], []], known)).toEqual({ problems, shown: [] })
})

test('a sheet has at most 10,000 items', () => {
  const rows = Array.from({ length: maxItems }, () => tea)
  expect(read(...rows)).toHaveProperty('items.length', maxItems)
  expect(read(...rows, {}, tea)).toEqual({ problems: [{ row: 10_003, column: '', code: 'sheet.too_long' }] })
})

test('at most 1,000 problems are listed, beginning with the first rows', () => {
  const menu = read(...many(1_001, () => ({ ...tea, Available: 'x' })))
  expect('problems' in menu && menu.problems.map(({ row }) => row)).toEqual(many(1_000, () => ({})).map((_, index) => index + 2))
})

test('every column of the sheet is read', () => {
  const others = columns.filter((column) => !(column in tea) && column !== 'Option ID')
  const wrong = many(others.length, (index) => ({ ...tea, ...size, [others[index] ?? '']: 'x'.repeat(501) }))
  const menu = read(...wrong)
  expect('problems' in menu && new Set(menu.problems.map(({ column }) => column))).toEqual(new Set(others))
})
