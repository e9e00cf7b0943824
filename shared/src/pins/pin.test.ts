import { expect, test } from 'vitest'
import { newPin, typedPin } from './pin.ts'

const problemOf = (pin: unknown) => newPin.safeParse(pin).error?.issues[0]?.message

test.each(['2580', '13579', '802468', '1212', '9990', '٢٥٨٠'])('%s is a PIN', (pin) => {
  expect(problemOf(pin)).toBeUndefined()
})

test.each(['', '258', '2580258', '25 80', '25a0', '-2580', 2580, undefined, '2'.repeat(500)])('%j is not a PIN', (pin) => {
  expect(problemOf(pin)).toBe('pin.form')
})

test.each(['0000', '1111', '1234', '123456', '4321', '987654'])('%s is too easy to guess as a new PIN, but may be typed', (pin) => {
  expect(problemOf(pin)).toBe('pin.guessable')
  expect(typedPin.safeParse(pin).success).toBe(true)
})

test('Arabic digits are parsed as the same PIN', () => {
  expect(newPin.parse('٢٥٨٠')).toBe('2580')
})
