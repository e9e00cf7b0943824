import { expect, test } from 'vitest'
import { chosenMethod } from './chosen-method.ts'
import type { PaymentChoice } from './payment-choice.ts'

const newCard = { token: 'tok', brand: 'Visa', lastFour: '4242', expiry: '12/34', saves: false }
const all = { wallets: ['applePay', 'googlePay'], cards: [{ id: 'one' }, { id: 'two' }], newCard, upiIds: ['a@upi', 'b@upi'] } as const
const none = { wallets: [], cards: [], newCard: undefined, upiIds: [] }

test.each<[string, Parameters<typeof chosenMethod>[1], PaymentChoice | undefined]>([
  ['Google Pay', all, { kind: 'wallet', wallet: 'googlePay' }],
  ['Apple Pay without Google Pay', { ...all, wallets: ['applePay'] }, { kind: 'wallet', wallet: 'applePay' }],
  ['the newest card without a wallet', { ...all, wallets: [] }, { kind: 'saved_card', id: 'one' }],
  ['the newest UPI id without a card', { ...none, upiIds: all.upiIds }, { kind: 'upi', upiId: 'a@upi', saves: true }],
  ['nothing where there is nothing', none, undefined],
])('preselects %s', (_what, offered, expected) => {
  expect(chosenMethod(undefined, offered)).toEqual(expected)
})

test.each<PaymentChoice>([
  { kind: 'wallet', wallet: 'applePay' },
  { kind: 'saved_card', id: 'two' },
  { kind: 'card' },
  { kind: 'upi', upiId: 'b@upi', saves: false },
])('%j is chosen as long as it is offered', (choice) => {
  expect(chosenMethod(choice, all)).toBe(choice)
  expect(chosenMethod(choice, none)).toBeUndefined()
})
