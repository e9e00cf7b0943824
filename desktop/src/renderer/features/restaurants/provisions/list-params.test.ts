import { expect, test } from 'vitest'
import { readListParams, toSearchParams } from './list-params.ts'

const read = (text: string) => readListParams(new URLSearchParams(text))

test('an address without parameters shows all restaurants, newest first', () => {
  expect(read('')).toEqual({ status: 'all', search: '', sort: 'newest', cursor: undefined })
  expect(toSearchParams(read(''))).toEqual({})
})

test('invalid parameters get their default, and a long search is cut to 100 characters', () => {
  expect(read('status=gone&sort=nameEn')).toMatchObject({ status: 'all', sort: 'newest' })
  expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100)
  expect(read(`search=${'x'.repeat(100)}`).search).toHaveLength(100)
})

test('the state of the page can be restored from its address', () => {
  const shown = { status: 'deactivated', search: 'بيت', sort: 'name', cursor: 'abc' } as const
  expect(readListParams(new URLSearchParams(toSearchParams(shown)))).toEqual(shown)
})
