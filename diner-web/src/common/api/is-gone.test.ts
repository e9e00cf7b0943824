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
] as const)('a call that failed with %s %s means that the link leads nowhere: %s', (status, error, gone) => {
  expect(isGone(new ApiError(status, '', { ...(error && { error }) }))).toBe(gone)
})

test('an error that is not a reply of the server does not mean that the link leads nowhere', () => {
  expect(isGone(new Error('410'))).toBe(false)
})
