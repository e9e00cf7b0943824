import { expect, test } from 'vitest'
import { joinNumber, splitNumber } from './country-codes.ts'

test('eight Qatari digits make a number of eleven, in whatever digits they were typed', () => {
  expect(joinNumber('974', '5551 2345')).toBe('97455512345')
  expect(joinNumber('974', '٥٥٥١٢٣٤٥')).toBe('97455512345')
  expect(joinNumber('974', '')).toBe('')
})

test('a whole number that is pasted has its country code once', () => {
  expect(joinNumber('974', '+974 5551 2345')).toBe('97455512345')
  expect(joinNumber('974', '00974-5551-2345')).toBe('97455512345')
  expect(joinNumber('974', '9745551')).toBe('9749745551')
})

test('a kept number comes apart into its code and the rest', () => {
  expect(splitNumber('97455512345')).toEqual({ code: '974', local: '55512345' })
  expect(splitNumber('919812345678')).toEqual({ code: '91', local: '9812345678' })
  expect(splitNumber('')).toEqual({ code: '974', local: '' })
})
