import { expect, test } from 'vitest'
import { readListParams, toSearchParams } from './list-params.ts'

const read = (text: string) => readListParams(new URLSearchParams(text))

test('an address without valid parameters shows all documents', () => {
  const all = { state: 'all', search: '', cursor: undefined }
  expect(read('')).toEqual(all)
  expect(read('state=valid&sort=name')).toEqual(all)
  expect(toSearchParams(read(''))).toEqual({})
})

test('a long search is cut to 100 characters', () => {
  expect(read(`search=${'x'.repeat(100)}`).search).toHaveLength(100)
  expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100)
})

test('the state of the page can be restored from its address', () => {
  const shown = { state: 'soon', search: 'بيت', cursor: 'abc' } as const
  expect(readListParams(new URLSearchParams(toSearchParams(shown)))).toEqual(shown)
})
