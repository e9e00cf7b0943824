import { expect, test } from 'vitest'
import { hasPhoneLength } from './phone-length.ts'

test.each([
  ['123456789', false],
  ['1234567890', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['+97455512345', false],
  ['٩٧٤٥٥٥١٢٣٤٥', false],
  ['', false],
])('%j has the length of a phone number: %s', (digits, expected) => {
  expect(hasPhoneLength(digits)).toBe(expected)
})
