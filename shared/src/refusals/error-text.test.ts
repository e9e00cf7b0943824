import { describe, expect, test } from 'vitest'
import { ApiError } from '../contract/api-error.ts'
import { errors } from '../i18n/en/errors.ts'
import { errorText } from './error-text.ts'

/** Finds words as i18next does: what it does not know is said as its key. */
const known: Record<string, string> = { 'refusals.cart.price_changed': 'Prices changed', 'refusals.table.link_invalid': 'Not our code' }
const t = (key: string) => (key.startsWith('errors.') ? errors[key.slice('errors.'.length) as keyof typeof errors] : (known[key] ?? key)) // the keys of the catalogue
const say = (status: number, reply: ConstructorParameters<typeof ApiError>[2] = {}) => errorText(new ApiError(status, 'Teapot', reply), t)

describe('a failed call is said as the catalogue has it', () => {
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
  ])('%i %j', (status, reply, words) => {
    expect(say(status, reply)).toBe(words)
  })

  test('anything else is unexpected', () => {
    expect(errorText(new Error('boom'), t)).toBe('An unexpected error occurred.')
  })
})

test('a refusal that has a code is said in its own words', () => {
  expect(say(409, { error: 'cart.price_changed', message: 'm' })).toBe('Prices changed')
  expect(say(404, { error: 'table.link_invalid' })).toBe('Not our code')
})

test.each(['cart', 'cart.new_one', '__proto__', 'a.b.c', ''])('a code %j without words is said as the catalogue has its status', (code) => {
  expect(say(409, { error: code as never, message: 'm' })).toBe('Conflict: The resource already exists.') // as a newer server might
})
