import { expect, test } from 'vitest'
import { readQueueParams, toQueueSearch } from './queue-params.ts'

test.each([
  ['', { status: 'open', show: 'all', search: '' }, {}],
  ['status=closed&show=mine&search=printer', { status: 'closed', show: 'all', search: 'printer' }, { status: 'closed', search: 'printer' }],
  ['show=late', { status: 'open', show: 'late', search: '' }, { show: 'late' }],
  ['status=gone&show=gone', { status: 'open', show: 'all', search: '' }, {}],
])('%s is parsed, and written without defaults', (address, params, written) => {
  const read = readQueueParams(new URLSearchParams(address))
  expect(read).toEqual({ ...params, cursor: undefined })
  expect(toQueueSearch(read)).toEqual(written)
})
