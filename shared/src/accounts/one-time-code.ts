// One-time codes: six digits that prove that somebody reads an address, a phone's or a mailbox's.
import { z } from 'zod'
import { withLatinDigits } from '../latin-digits.ts'
import { homeCountry, wholeNumber } from '../phone-numbers/country-codes.ts'
import { readPhoneNumber } from '../phone-numbers/phone-number.ts'
import { emailAddress } from './account.ts'

export const codeDigits = 6
export const codeMinutes = 5
/** How often a code may be guessed at. */
export const codeTries = 5
/** Before another code may be asked for. */
export const resendSeconds = 30
/** How long an address that was proven may be used to sign up. */
export const proofHours = 24

/** Spaces, dashes, brackets and the plus are how people write numbers. */
const writtenNumber = /^[\s(]*\+?[\d\s().-]+$/
/** The digits of a number with its country code, whether + or 00 stands in front or nothing. */
const digitsOf = (text: string) => readPhoneNumber(homeCountry, wholeNumber(text) === undefined ? `+${text}` : text).number
const isNumber = (text: string) => {
  const digits = digitsOf(text)
  return writtenNumber.test(withLatinDigits(text)) && digits.length >= 10 && digits.length <= 15
}

/** A contact number with its country code, stored as digits: 10 to 15 (spec §5). */
export const contactNumber = z
  .string('account.contact_invalid')
  .trim()
  .max(40, 'account.contact_invalid')
  .refine(isNumber, 'account.contact_invalid')
  .overwrite(digitsOf)

export const channels = ['phone', 'email'] as const
export type Channel = (typeof channels)[number]

/** Where a code goes: a contact number, or an e-mail address in small letters. */
export const codeAddress = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('phone'), address: contactNumber }),
  z.object({ channel: z.literal('email'), address: emailAddress }),
])
export type CodeAddress = z.infer<typeof codeAddress>

export const code = z.string('otp.code_form').regex(/^\d{6}$/, 'otp.code_form')
