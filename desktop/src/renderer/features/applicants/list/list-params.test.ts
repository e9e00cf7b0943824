import { expect, test } from 'vitest'
import { toSearchParams, readListParams } from './list-params.ts'

const read = (address: string) => readListParams(new URLSearchParams(address))
const defaults = { status: 'all', search: '', page: 1 }

test.each([
  ['', defaults],
  ['status=pending&search=shawarma&page=3', { status: 'pending', search: 'shawarma', page: 3 }],
  ['status=deactivated', defaults],
  ['page=0', defaults],
  ['page=-1', defaults],
  ['page=1.5', defaults],
  ['page=many', defaults],
  ['page=100001', defaults],
  ['page=100000', { ...defaults, page: 100_000 }],
])('“%s” shows %o', (address, shown) => {
  expect(read(address)).toEqual(shown)
})

test('a search is cut to the maximum length of the server', () => {
  expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100)
})

test('parameters survive a round trip, and the defaults give an empty query', () => {
  const shown = { status: 'rejected', search: 'شاورما & co', page: 2 } as const
  expect(read(new URLSearchParams(toSearchParams(shown)).toString())).toEqual(shown)
  expect(toSearchParams({ status: 'all', search: '', page: 1 })).toEqual({})
})
