// The card form (spec §3, §5). Its values stay in the payment gateway's fields: none of our routes gets a card number or a CVV.
import { z } from 'zod'
import { withLatinDigits } from '../latin-digits.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanCode, cleanLine } from '../text/clean-text.ts'

/** A required text. A missing text has the problem `missing` and no other. */
const required = (missing: RefusalCode) => z.string(missing).overwrite(cleanLine).min(1, { error: missing, abort: true })

/** Digits as people type them, in any script and in groups. */
const digits = (missing: RefusalCode) => required(missing).overwrite((text) => withLatinDigits(cleanCode(text)).replace(/[\s-]/g, ''))

export const cardForm = z.object({
  cardNumber: digits('payment.card_number_required').regex(/^\d{16}$/, 'payment.card_number_digits' satisfies RefusalCode),
  cardHolderName: required('payment.card_holder_required')
    .min(2, 'payment.card_holder_length' satisfies RefusalCode)
    .max(100),
  expiryDate: digits('payment.card_expiry_required').regex(/^(0[1-9]|1[0-2])\/\d\d$/, 'payment.card_expiry_format' satisfies RefusalCode),
  cvv: digits('payment.card_cvv_required').regex(/^\d{3,4}$/, 'payment.card_cvv_digits' satisfies RefusalCode),
  savecarddetails: z.boolean().default(false),
})
export type CardForm = z.output<typeof cardForm>
