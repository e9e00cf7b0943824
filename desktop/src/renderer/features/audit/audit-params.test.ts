import { expect, test } from 'vitest'
import { isFiltered, readAuditParams, toSearchParams } from './audit-params.ts'

const read = (text: string) => readAuditParams(new URLSearchParams(text))
const one = '0192a000-0000-7000-8000-000000000001'

test('an address without parameters filters nothing', () => {
  expect(isFiltered(read(''))).toBe(false)
  expect(toSearchParams(read(''))).toEqual({})
})

test('invalid parameters are left out, and a long search is cut to 100 characters', () => {
  expect(isFiltered(read('administrator=me&restaurant=x&action=gone&from=soon&to=2026-02-30&search=%20'))).toBe(false)
  expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100)
})

test.each(['administrator', 'restaurant'])('the filter %s is set', (name) => {
  expect(isFiltered(read(`${name}=${one}`))).toBe(true)
})

test('the state of the page can be restored from its address', () => {
  const shown = {
    administratorId: one,
    restaurantId: one.replace(/1$/, '2'),
    action: 'pin_set' as const,
    from: '2026-11-01',
    to: '2026-11-30',
    search: 'بيت نورة',
  }
  expect(readAuditParams(new URLSearchParams(toSearchParams(shown)))).toEqual(shown)
})
