import { expect, test } from 'vitest'
import { paymentMethods, type PaymentMethod } from '../payments/payment-state.ts'
import { acceptedMethods, methodsProblem, offeredMethods } from './accepted-methods.ts'

test.each<[unknown, PaymentMethod[] | undefined]>([
  [['Cash'], ['Cash']],
  [
    ['UPI', 'Cash'],
    ['Cash', 'UPI'],
  ],
  [['Card', 'Card'], ['Card']],
  [paymentMethods, [...paymentMethods]],
  [[], undefined],
  [['Cheque'], undefined],
  ['Cash', undefined],
])('the accepted methods %j are parsed as %j', (given, expected) => {
  expect(acceptedMethods.safeParse(given).data).toEqual(expected)
})

test.each<[PaymentMethod[], PaymentMethod[], PaymentMethod[]]>([
  [
    ['UPI', 'Cash'],
    ['Cash', 'Card', 'UPI'],
    ['Cash', 'UPI'],
  ],
  [['Card', 'UPI'], ['Cash', 'Card'], ['Card']],
  [['UPI'], ['Cash', 'Card'], []],
])('with %j accepted and %j available, diners pay with %j', (accepted, available, expected) => {
  expect(offeredMethods(accepted, available)).toEqual(expected)
  expect(methodsProblem(accepted, available)).toBe(expected.length === 0 ? 'payment.methods_required' : undefined)
})
