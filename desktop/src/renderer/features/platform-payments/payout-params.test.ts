import { expect, test } from 'vitest'
import { readPayoutParams, toSearchParams } from './payout-params.ts'

const read = (text: string) => readPayoutParams(new URLSearchParams(text))

test.each([
  ['', {}],
  ['month=2026-11', { month: '2026-11' }],
  ['state=negative&search=bayt&cursor=after', { state: 'negative', search: 'bayt', cursor: 'after' }],
] as const)('%j is parsed and written', (text, params) => {
  expect(read(text)).toMatchObject(params)
  expect(new URLSearchParams(toSearchParams(read(text))).toString()).toBe(text)
})

test.each(['month=2026-13', 'month=1999-01', 'state=gone', 'state=all'])('%j gets the default', (text) => {
  expect(toSearchParams(read(text))).toEqual({})
})

test('a search is cut to 100 characters', () => {
  expect(read(`search=${'x'.repeat(101)}`).search).toHaveLength(100)
})
