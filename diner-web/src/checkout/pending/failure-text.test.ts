import { ApiError } from '@sufra/shared/contract/api-error'
import * as forDiner from '@sufra/shared/i18n/en/for-diner'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

const i18n = createInstance()
await i18n.init({ lng: 'en', resources: { en: { translation: { ...forDiner, ...forDinerLater } } } })

test.each<[ApiError | undefined, string]>([
  [new ApiError(500, '', {}), 'Error processing payment\nInternal Server Error: Please try again later.'],
  [new ApiError(400, '', { errors: ['Blocked', 'By a proxy'] }), 'Error processing payment\nBlocked\nBy a proxy'],
  [new ApiError(403, '', {}), 'Error processing payment\nForbidden: You do not have permission to perform this action.'],
  [new ApiError(404, '', {}), 'Error processing payment\nNot Found: The requested resource could not be found.'],
  [new ApiError(418, 'Teapot', {}), 'Error processing payment\nError: Teapot'],
  [undefined, 'Error processing payment'],
])('after the reply %o the phone shows %j', (error, text) => {
  expect(failureText('failed', error, i18n.t)).toBe(text)
})

test('a response without the message of success shows the message of spec §8', () => {
  expect(failureText('wentWrong', undefined, i18n.t)).toBe('Something Went Wrong')
})
