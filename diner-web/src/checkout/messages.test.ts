// The payment messages of the specification, word for word (§5, §8), with the files that show them.
import * as arabic from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner-later'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '../../../shared/src/payments/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const shared = '../../../shared/src/payments'
const card = `${shared}/card-form.ts` // shown in the gateway's fields
const upi = `${shared}/upi-form.ts` // shown by upi/add-upi-sheet.tsx
const cash = './cash/cash.ts' // shown by cash/cash-sheet.tsx

const messages: [message: string, key: string, file: string][] = [
  ['Cash amount is required', 'refusals.payment.cash_required', cash],
  ['Must be a valid number', 'refusals.payment.cash_not_a_number', cash],
  ['Cash amount is less than total cart amount', 'refusals.payment.cash_below_total', cash],
  ['Card number is required', 'refusals.payment.card_number_required', card],
  ['Card number must be 16 digits', 'refusals.payment.card_number_digits', card],
  ['Card holder name is required', 'refusals.payment.card_holder_required', card],
  ['Name must be at least 2 characters', 'refusals.payment.card_holder_length', card],
  ['Expiry date is required', 'refusals.payment.card_expiry_required', card],
  ['Format: MM/YY', 'refusals.payment.card_expiry_format', card],
  ['CVV is required', 'refusals.payment.card_cvv_required', card],
  ['CVV must be 3 or 4 digits', 'refusals.payment.card_cvv_digits', card],
  ['UPI ID is required', 'refusals.payment.upi_required', upi],
  ['UPI ID must be at least 3 characters long', 'refusals.payment.upi_too_short', upi],
  ['UPI ID must not exceed 50 characters', 'refusals.payment.upi_too_long', upi],
  ['UPI ID must be in the format username@bank (e.g., example@upi)', 'refusals.payment.upi_format', upi],
  ['Please enter valid upi pin', 'refusals.payment.pin_digits', `${shared}/pin.ts`], // shown below the gateway's pin pad
  ['Error adding card', 'payment.cardFailed', './card/add-card-sheet.tsx'],
  ['Error processing upi id', 'payment.upiFailed', './upi/add-upi-sheet.tsx'],
  ['Error processing upi id', 'payment.upiFailed', './upi/pin-page.tsx'],
  ['Error processing payment', 'checkout.failed', './run-checkout.ts'], // shown by use-checkout.ts
  ['Something Went Wrong', 'checkout.wentWrong', './run-checkout.ts'], // see above
  ['Payment and order processed successfully', '', `${shared}/payment.routes.ts`],
]

const textOf = (dictionary: object, key: string): unknown =>
  key.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], dictionary)

test.each(messages)('%s (%s) is shown by %s', (message, key, file) => {
  const source = sources[file]
  if (key === '') return expect(source).toContain(`'${message}'`)
  expect(textOf(english, key)).toBe(message)
  expect(textOf(arabic, key)).toMatch(/\p{Script=Arabic}/u)
  const used = key.replace(/^refusals\.|^checkout\./, '')
  expect(source).toContain(`'${used}'`)
})
