import { expect, test } from 'vitest'
import { addressOf, readAddress } from './list-address.ts'

const read = (address: string) => readAddress(new URLSearchParams(address))
const usual = { status: 'all', search: '', page: 1 }

test.each([
  ['', usual],
  ['status=pending&search=shawarma&page=3', { status: 'pending', search: 'shawarma', page: 3 }],
  ['status=deactivated', usual],
  ['page=0', usual],
  ['page=-1', usual],
  ['page=1.5', usual],
  ['page=many', usual],
  ['page=100001', usual],
  ['page=100000', { ...usual, page: 100_000 }],
])('“%s” shows %o', (address, shown) => {
  expect(read(address)).toEqual(shown)
})

test('a search is at most as long as the server takes', () => {
  expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100)
})

test('there and back it is the same, and the usual list has a plain address', () => {
  const shown = { status: 'rejected', search: 'شاورما & co', page: 2 } as const
  expect(read(new URLSearchParams(addressOf(shown)).toString())).toEqual(shown)
  expect(addressOf({ status: 'all', search: '', page: 1 })).toEqual({})
})
