import { expect, test } from 'vitest'
import { cardForm } from './card-form.ts'
import { declineReasons, declineRefusal } from './decline-reason.ts'
import { pinProblem } from './pin.ts'
import { upiForm } from './upi-form.ts'
import { paymentRefusals } from './payment.refusals.ts'

const textOf = (code: string): string | undefined => Object.entries(paymentRefusals).find(([each]) => each === code)?.[1].en
const messageOf = (upiId: unknown) => upiForm.safeParse({ upiId }).error?.issues.map(({ message }) => textOf(message))

test.each([
  [undefined, 'UPI ID is required'],
  ['', 'UPI ID is required'],
  ['  ', 'UPI ID is required'],
  ['a@', 'UPI ID must be at least 3 characters long'],
  [`${'a'.repeat(46)}@bank`, 'UPI ID must not exceed 50 characters'],
  ['maryam', 'UPI ID must be in the format username@bank (e.g., example@upi)'],
  ['maryam@', 'UPI ID must be in the format username@bank (e.g., example@upi)'],
  ['@bank', 'UPI ID must be in the format username@bank (e.g., example@upi)'],
  ['maryam@bank@bank', 'UPI ID must be in the format username@bank (e.g., example@upi)'],
  ['maryam al@bank', 'UPI ID must be in the format username@bank (e.g., example@upi)'],
])('the UPI id %j is refused with “%s”', (typed, message) => {
  expect(messageOf(typed)).toEqual([message])
})

test.each(['a@b', `${'a'.repeat(45)}@bank`, ' maryam.al-thani_1@bank.qa '])('the UPI id %j is valid', (typed) => {
  expect(upiForm.parse({ upiId: typed })).toEqual({ upiId: typed.trim(), saveupidetails: false })
})

test.each(['', '12345', '1234567', '12345a'])('the pin %j is refused with “Please enter valid upi pin”', (pin) => {
  expect(textOf(pinProblem(pin) ?? '')).toBe('Please enter valid upi pin')
})

test('a pin of six digits is valid', () => {
  expect(pinProblem('123456')).toBeUndefined()
})

test('a card form has one message for each wrong field, and accepts grouped digits', () => {
  const { error } = cardForm.safeParse({ cardNumber: '4242', cardHolderName: 'M', expiryDate: '1/30', cvv: '' })
  expect(error?.issues.map(({ path, message }) => [path[0], textOf(message)])).toEqual([
    ['cardNumber', 'Card number must be 16 digits'],
    ['cardHolderName', 'Name must be at least 2 characters'],
    ['expiryDate', 'Format: MM/YY'],
    ['cvv', 'CVV is required'],
  ])
  const card = { cardNumber: '4242-4242 4242 4242', cardHolderName: ' Maryam ', expiryDate: '01/30', cvv: '1234' }
  expect(cardForm.parse(card)).toMatchObject({ cardNumber: '4242424242424242', cardHolderName: 'Maryam', savecarddetails: false })
})

test.each(declineReasons)('a payment declined for %s is refused with 402', (reason) => {
  expect(paymentRefusals[declineRefusal(reason)].status).toBe(402)
})
