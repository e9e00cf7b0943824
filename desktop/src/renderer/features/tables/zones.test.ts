import { expect, test } from 'vitest'
import { aTable } from './a-table.test-data.ts'
import { arabicOf, groupByZone } from './zones.ts'

const inZone = (number: number, en: string, ar = '') => aTable(number, { zone: { en, ar } })
const tables = [inZone(9, ''), inZone(5, 'Hall'), inZone(2, 'Terrace'), inZone(3, ' terrace', 'الشرفة'), inZone(4, 'Hall', 'الصالة')]

test('tables are grouped by zone, in the order of their lowest number, tables without a zone last', () => {
  const groups = groupByZone(tables).map(({ zone, tables: ofZone }) => [zone.en, ofZone.map(({ number }) => number)])
  expect(groups).toEqual([
    ['Terrace', [2, 3]],
    ['Hall', [4, 5]],
    ['', [9]],
  ])
})

test('a zone takes its Arabic name from any of its tables', () => {
  expect(groupByZone(tables).map(({ zone }) => zone.ar)).toEqual(['الشرفة', 'الصالة', ''])
})

test('the Arabic name of a zone is found by its English name', () => {
  const groups = groupByZone(tables)
  expect(arabicOf(groups, 'TERRACE ')).toBe('الشرفة')
  expect(arabicOf(groups, 'Garden')).toBeUndefined()
  expect(arabicOf(groups, '')).toBeUndefined()
})
