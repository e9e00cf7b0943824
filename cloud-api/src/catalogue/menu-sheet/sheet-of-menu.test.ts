import { columns, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import type { Row } from './columns.ts'
import { sheetOfMenu } from './sheet-of-menu.ts'

const name = (en: string) => ({ en, ar: '' })
const subcategory = (id: string) => ({ _id: id, name: name(id), isActive: id !== 'off', version: 1 })
const category = (id: string, ...ids: string[]) => {
  const subcategories = ids.map(subcategory)
  return { _id: id, name: name(id), categoryImage: '', version: 1, subcategories }
}
const cuisines = [
  { _id: 'c1', name: name('c1'), cuisineImage: 'c1.webp', version: 1, categories: [category('k1', 's1', 'empty'), category('k2', 's2')] },
  { _id: 'c2', name: name('c2'), cuisineImage: '', version: 1, categories: [category('k3', 'off')] },
]

const off = { backAt: null, portionsLeft: null, availabilityVersion: 0 }
const option = (id: string) => ({ ...off, _id: id, name: name(id), price: dirhams(150), isAvailable: true })
const group = (title: string, ...ids: string[]) => {
  const options = ids.map(option)
  return { title: name(title), select: 'multiple' as const, min: 0, max: 2, options }
}
const dish = {
  ...off,
  cuisineId: '',
  categoryId: '',
  description: name(''),
  ingredients: name(''),
  quantityUnit: { quantity: 2, unit: 'kg' as const },
  actualPrice: dirhams(1250),
  sellingPrice: dirhams(1200),
  customizable: false,
  isAvailable: true,
  isFeatured: false,
  allergens: ['milk' as const, 'nuts' as const],
  dietary: [],
  prepMinutes: null,
  image: '',
  version: 1,
}
const item = (id: string, subcategoryId: string, addOns: ReturnType<typeof group>[] = []) => ({
  ...dish,
  _id: id,
  name: name(id),
  subcategoryId,
  addOns,
})

const column = (rows: Row[], header: ColumnHeader) => rows.slice(1).map((row) => row[columns.indexOf(header)])

test('items are written in menu order, whatever their input order', () => {
  const rows = sheetOfMenu(cuisines, [item('d', 'off'), item('c', 's2'), item('b', 's1'), item('a', 's1')])
  expect(column(rows, 'Item ID')).toEqual(['b', 'a', 'c', 'd'])
  expect(column(rows, 'Cuisine (English)')).toEqual(['c1', 'c1', 'c1', 'c2'])
  expect(column(rows, 'Subcategory available')).toEqual(['yes', 'yes', 'yes', 'no'])
  expect(column(rows, 'Cuisine picture')).toEqual(['c1.webp', 'c1.webp', 'c1.webp', ''])
})

test('prices are in QAR', () => {
  const rows = sheetOfMenu(cuisines, [item('a', 's1')])
  expect([column(rows, 'Actual price'), column(rows, 'Selling price')]).toEqual([[12.5], [12]])
})

test('add-ons take further rows, and the first row of a group has the group’s fields', () => {
  const rows = sheetOfMenu(cuisines, [item('a', 's1', [group('g1', 'o1', 'o2'), group('g2', 'o3')]), item('b', 's1')])
  expect(column(rows, 'Item ID')).toEqual(['a', '', '', 'b'])
  expect(column(rows, 'Group (English)')).toEqual(['g1', '', 'g2', ''])
  expect(column(rows, 'Group maximum')).toEqual([2, '', 2, ''])
  expect(column(rows, 'Option ID')).toEqual(['o1', 'o2', 'o3', ''])
  expect(column(rows, 'Option price')).toEqual([1.5, 1.5, 1.5, ''])
})

test('a menu without items is a sheet with only headers', () => {
  expect(sheetOfMenu(cuisines, [])).toEqual([columns])
})
