import { expect, test } from 'vitest'
import { readListParams, toSearchParams } from './list-params.ts'

const read = (text: string) => readListParams(new URLSearchParams(text))

test('an address without parameters shows all subscriptions, the next due first', () => {
  expect(read('')).toEqual({ state: 'all', search: '', sort: 'deadline', cursor: undefined, restaurant: undefined })
  expect(toSearchParams(read(''))).toEqual({})
})

test('invalid parameters get their default, and a long search is cut to 100 characters', () => {
  expect(read('state=gone&sort=nameEn')).toMatchObject({ state: 'all', sort: 'deadline' })
  expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100)
})

test('the state of the page can be restored from its address', () => {
  const shown = { state: 'overdue', search: 'بيت', sort: 'name', cursor: 'abc', restaurant: 'one' } as const
  expect(readListParams(new URLSearchParams(toSearchParams(shown)))).toEqual(shown)
})
