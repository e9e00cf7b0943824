import { expect, test } from 'vitest'
import { isFiltered, readHistoryParams, withFilters } from './history-params.ts'

const read = (address: string) =>
  Object.fromEntries(Object.entries(readHistoryParams(new URLSearchParams(address))).filter(([, value]) => value !== undefined))

test.each([
  ['', {}],
  ['search=maryam&status=Delivered&method=Card', { search: 'maryam', status: 'Delivered', method: 'Card' }],
  [
    'status=Out for Delivery&settlement=partly_refunded&type=Drive-thru',
    { status: 'Out for Delivery', settlement: 'partly_refunded', type: 'Drive-thru' },
  ],
  ['status=Lost&method=Gold&settlement=x&type=Delivery', {}],
  ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  ['from=2026-02-30&to=soon', {}],
  ['table=1', { table: 1 }],
  ['table=9999', { table: 9_999 }],
  ['table=0', {}],
  ['table=10000', {}],
  ['table=1.5', {}],
  ['minAmount=0&maxAmount=10000000', { minAmount: 0, maxAmount: 10_000_000 }],
  ['minAmount=12.50&maxAmount=12.345', { minAmount: 12.5 }],
  ['minAmount=-1&maxAmount=10000001', {}],
  ['search=%20%20', {}],
])('“%s” shows %o', (address, shown) => {
  expect(read(address)).toEqual(shown)
})

test('a search is cut to the maximum length of the server', () => {
  expect(readHistoryParams(new URLSearchParams(`search=${'x'.repeat(101)}`)).search).toHaveLength(100)
})

test('a change of a filter keeps the others, and begins at the first page', () => {
  const shown = readHistoryParams(new URLSearchParams('search=شاي&status=Cancelled&cursor=abc&order=x'))
  expect(withFilters(shown, { table: 4, status: undefined })).toEqual({ search: 'شاي', table: '4' })
})

test('a minimum amount counts as a filter, and a page and an open order do not', () => {
  expect(isFiltered(readHistoryParams(new URLSearchParams('cursor=abc&order=x')))).toBe(false)
  expect(isFiltered(readHistoryParams(new URLSearchParams('minAmount=0')))).toBe(true)
})
