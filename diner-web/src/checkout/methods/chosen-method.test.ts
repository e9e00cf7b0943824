// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { chosenMethod } from './chosen-method.ts'
import { methodKey, type PaymentChoice } from './payment-choice.ts'

const newCard = { token: 'tok', brand: 'Visa', lastFour: '4242', expiry: '12/34', saves: false }
const all = {
  cash: undefined,
  wallets: ['applePay', 'googlePay'],
  cards: [{ id: 'one' }, { id: 'two' }],
  newCard,
  upiIds: ['a@upi', 'b@upi'],
} as const
const none = { cash: undefined, wallets: [], cards: [], newCard: undefined, upiIds: [] }
const googlePay = { kind: 'wallet', wallet: 'googlePay' } as const

test.each<[string, Parameters<typeof chosenMethod>[2], PaymentChoice | undefined]>([
  ['Google Pay', all, googlePay],
  ['Apple Pay without Google Pay', { ...all, wallets: ['applePay'] }, { kind: 'wallet', wallet: 'applePay' }],
  ['the newest card without a wallet', { ...all, wallets: [] }, { kind: 'saved_card', id: 'one' }],
  ['the newest UPI id without a card', { ...none, upiIds: all.upiIds }, { kind: 'upi', upiId: 'a@upi', saves: true }],
  ['cash where it is the first', { ...all, cash: 'first' }, { kind: 'cash' }],
  ['Google Pay where cash is the last', { ...all, cash: 'last' }, googlePay],
  ['cash where there is nothing else', { ...none, cash: 'last' }, { kind: 'cash' }],
  ['nothing where there is nothing', none, undefined],
])('preselects %s', (_what, offered, expected) => {
  expect(chosenMethod(undefined, '', offered)).toEqual(expected)
})

const choices: PaymentChoice[] = [
  { kind: 'cash' },
  { kind: 'wallet', wallet: 'applePay' },
  { kind: 'saved_card', id: 'two' },
  { kind: 'card' },
  { kind: 'upi', upiId: 'b@upi', saves: false },
]

test.each(choices)('%j stays chosen as long as it is offered', (choice) => {
  expect(chosenMethod(choice, '', { ...all, cash: 'first' })).toBe(choice)
  expect(chosenMethod(choice, '', none)).toBeUndefined()
})

test.each(choices.filter(({ kind }) => kind !== 'card'))('%j is preselected when it was used last', (choice) => {
  const { kind } = choice
  expect(chosenMethod(undefined, methodKey(choice), { ...all, cash: 'first' })).toEqual(
    kind === 'upi' ? { ...choice, saves: true } : choice,
  )
  expect(chosenMethod(undefined, methodKey(choice), { ...none, wallets: ['googlePay'] })).toEqual(googlePay)
})

test('after a payment with a new card the newest saved card is preselected, if there is one', () => {
  const offered = { ...all, cash: 'first', newCard: undefined } as const
  expect(chosenMethod(undefined, 'card', offered)).toEqual({ kind: 'saved_card', id: 'one' })
  expect(chosenMethod(undefined, 'card', { ...offered, cards: [] })).toEqual({ kind: 'cash' })
})

test('a choice on the page has priority over the last method', () => {
  expect(chosenMethod({ kind: 'cash' }, 'applePay', { ...all, cash: 'first' })).toEqual({ kind: 'cash' })
})
