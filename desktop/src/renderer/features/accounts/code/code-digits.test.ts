import { expect, test } from 'vitest'
import { codeOf, withPasted } from './code-digits.ts'

test.each([
  ['', ''],
  ['12a3', '123'],
  ['123 456', '123456'],
  ['123-4567', '123456'],
  ['٤٥٦٧٨٩', '456789'],
  ['۱۲۳٤٥٦', '123456'],
])('“%s” is parsed as the code “%s”', (typed, code) => {
  expect(codeOf(typed)).toBe(code)
})

test.each([
  ['', 'Your code: 048213.', '048213'],
  ['12', '048213', '048213'],
  ['12', '34', '1234'],
  ['12345', '67', '123456'],
  ['12', 'no digits', '12'],
  ['', '٠٤٨٢١٣', '048213'],
])('pasting into “%s” the text “%s” gives “%s”', (typed, pasted, code) => {
  expect(withPasted(typed, pasted)).toBe(code)
})
