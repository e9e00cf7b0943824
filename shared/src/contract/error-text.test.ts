import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { errors } from '../i18n/en/common.ts'
import { errorText } from './error-text.ts'

/** Translates like i18next: returns the key when it is unknown. */
const known: Record<string, string> = { 'refusals.cart.price_changed': 'Prices changed', 'refusals.table.link_invalid': 'Not our code' }
// keys of the catalogue
const t = (key: string) => (key.startsWith('errors.') ? errors[key.slice('errors.'.length) as keyof typeof errors] : (known[key] ?? key))
const textOf = (status: number, reply: ConstructorParameters<typeof ApiError>[2] = {}) =>
  errorText(new ApiError(status, 'Teapot', reply), t)

describe('the text of a failed call follows the catalogue of the specification', () => {
  test.each([
    [400, { errors: ['one', 'two'], message: 'm' }, 'one\ntwo'],
    [400, { message: 'm' }, 'm'],
    [400, {}, 'Bad Request: Please check your input.'],
    [401, { message: 'm' }, 'm'],
    [401, {}, 'Session Expired, Please Login Again'],
    [403, { message: 'm' }, 'm'],
    [403, {}, 'Forbidden: You do not have permission to perform this action.'],
    [404, { message: 'm' }, 'Not Found: The requested resource could not be found.'],
    [409, { message: 'm' }, 'Conflict: The resource already exists.'],
    [500, { message: 'm' }, 'Internal Server Error: Please try again later.'],
    [418, {}, 'Error: Teapot'],
    [0, {}, 'Network error: Please check your internet connection.'],
  ])('for the status %i and the body %j', (status, reply, expected) => {
    expect(textOf(status, reply)).toBe(expected)
  })

  test('any other error is unexpected', () => {
    expect(errorText(new Error('boom'), t)).toBe('An unexpected error occurred.')
  })
})

test('a refusal with a known code has its own text', () => {
  expect(textOf(409, { error: 'cart.price_changed', message: 'm' })).toBe('Prices changed')
  expect(textOf(404, { error: 'table.link_invalid' })).toBe('Not our code')
})

test.each(['cart', 'cart.new_one', '__proto__', 'a.b.c', ''])('an unknown code %j gets the text of its status', (code) => {
  expect(textOf(409, { error: code as never, message: 'm' })).toBe('Conflict: The resource already exists.') // a code of a newer server
})
