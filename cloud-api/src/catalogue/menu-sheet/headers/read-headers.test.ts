import * as arabicTexts from '@sufra/shared/i18n/ar/for-desk'
import * as englishTexts from '@sufra/shared/i18n/en/for-desk'
import { columns } from '@sufra/shared/menu-sheet/columns'
import { expect, test } from 'vitest'
import type { Row } from '../columns.ts'
import { findMenuSheet, readHeaders } from './read-headers.ts'

const columnsOf = (...rows: Row[]) => readHeaders(rows).shown.map(({ column }) => column)

test.each([
  ['English', englishTexts],
  ['Arabic', arabicTexts],
])('every column is known by its label in %s', (_, { sheet }) => {
  expect(columnsOf(columns.map((column) => sheet.fields[column]))).toEqual(columns)
})

test.each<[string[], string[], string[]]>([
  [
    ['Name', 'Price'],
    ['Karak', '5'],
    ['Item (English)', 'Selling price'],
  ],
  [
    ['Name', 'Price'],
    ['كرك', '5'],
    ['Item (Arabic)', 'Selling price'],
  ],
  [
    ['الصنف', 'السعر'],
    ['كرك', '٥'],
    ['Item (Arabic)', 'Selling price'],
  ],
  [
    ['اسم الطبق', 'السعر (ر.ق)'],
    ['كرك', '٥'],
    ['Item (Arabic)', 'Selling price'],
  ],
  [
    ['Dish', 'الاسم بالعربية', 'PRICE (QAR)'],
    ['Karak', 'كرك', '5'],
    ['Item (English)', 'Item (Arabic)', 'Selling price'],
  ],
  [
    ['Name', 'الاسم'],
    ['Karak', 'كرك'],
    ['Item (English)', 'Item (Arabic)'],
  ],
  [
    ['الفئة', 'القسم الفرعي', 'الوصف'],
    ['Drinks', 'Hot', 'Tea'],
    ['Category (English)', 'Subcategory (English)', 'Description (English)'],
  ],
  [
    ['Menu section', 'Item name', 'Ref', 'Sale price'],
    ['Tea', 'Karak', 'x', '5'],
    ['Category (English)', 'Item (English)', '', 'Selling price'],
  ],
  [
    ['ID', 'Item ID', 'item id'],
    ['1', '2', '3'],
    ['', 'Item ID', ''],
  ],
])('the headers %j above %j are %j', (headers, row, expected) => {
  expect(columnsOf(headers, row)).toEqual(expected)
})

test('headers are found below titles and blank rows', () => {
  const { index, found } = readHeaders([['Menu of Al Bayt, 2026'], [''], ['', 'Name', 'Price'], ['', 'Karak', 5]])
  expect({ index, at: found.get('Selling price') }).toEqual({ index: 2, at: 2 })
})

test('without any known header the first row with several cells counts as the headers, and the owner chooses their meaning', () => {
  const rows = [['Menu'], ['Speise', 'Preis'], ['Karak', 5]]
  expect(readHeaders(rows)).toMatchObject({ index: 1, shown: [{ header: 'Speise', example: 'Karak', column: '' }, { column: '' }] })
  expect([...readHeaders(rows, ['Item (English)', 'Selling price']).found]).toEqual([
    ['Item (English)', 0],
    ['Selling price', 1],
  ])
})

test('the sheet of a workbook that has headers is read instead of its cover', () => {
  const menu = [['Name', 'Price']]
  expect(findMenuSheet([[['Welcome to our menu']], [], menu, [['Price']]])).toBe(menu)
  expect(findMenuSheet([[], [['x']]])).toEqual([['x']])
  expect(findMenuSheet([])).toEqual([])
})
