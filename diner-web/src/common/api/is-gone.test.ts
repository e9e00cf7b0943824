import { ApiError } from '@sufra/shared/contract/api-error'
import { expect, test } from 'vitest'
import { isGone } from './is-gone.ts'

test.each([
  [410, 'order.link_over', true],
  [404, 'receipt.not_found', true],
  [404, 'request.not_found', true],
  [404, 'table.not_found', false],
  [404, undefined, false],
  [500, undefined, false],
  [0, undefined, false],
] as const)('a call that failed with %s %s leads to nothing: %s', (status, error, gone) => {
  expect(isGone(new ApiError(status, '', { ...(error && { error }) }))).toBe(gone)
})

test('nor does an error of another kind', () => {
  expect(isGone(new Error('410'))).toBe(false)
})
