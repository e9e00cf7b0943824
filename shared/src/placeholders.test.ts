import { expect, test } from 'vitest'
import { fillPlaceholders, hasOnly, placeholdersOf } from './placeholders.ts'

test.each([
  ['no names', []],
  ['{a} and {b c} and {}', ['a', 'b c', '']],
  ['{{a}}', ['a']],
])('the placeholders in %j are %j', (template, names) => {
  expect(placeholdersOf(template)).toEqual(names)
})

test.each([
  ['Hello', true],
  ['{a} {b}', true],
  ['{c}', false],
  ['{}', false],
  ['{ a }', false],
  ['{a', false],
  ['a}', false],
  ['{{a}}', false],
  ['{toString}', false],
])('%j has only a and b: %s', (template, expected) => {
  expect(hasOnly(template, ['a', 'b'])).toBe(expected)
})

test('all occurrences of known names are replaced, and other names stay, also names that every object has', () => {
  expect(fillPlaceholders('{a}, {a} {b} {toString} {', { a: '$&{b}' })).toBe('$&{b}, $&{b} {b} {toString} {')
})
