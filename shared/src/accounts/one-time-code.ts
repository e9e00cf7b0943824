// Six-digit one-time codes that verify a phone number or an email address.
import { z } from 'zod'
import { withLatinDigits } from '../latin-digits.ts'
import { homeCountry, internationalDigits } from '../phone-numbers/country-codes.ts'
import { hasPhoneLength } from '../phone-numbers/phone-length.ts'
import { readPhoneNumber } from '../phone-numbers/phone-number.ts'
import { cleanCode } from '../text/clean-text.ts'
import { emailAddress } from './account.ts'

export const codeDigits = 6
export const codeMinutes = 5
/** Maximum number of attempts to enter a code. */
export const maxCodeTries = 5
/** Minimum wait before another code may be requested. */
export const resendSeconds = 30
/** Hours for which a verified address may be used to sign up. */
export const proofHours = 24

/** Allows the spaces, dashes, brackets and plus sign that people write in numbers. */
const writtenNumber = /^[\s(]*\+?[\d\s().-]+$/
/** The digits of a number with its country code, with or without a leading + or 00. */
const digitsOf = (text: string) => readPhoneNumber(homeCountry, internationalDigits(text) === undefined ? `+${text}` : text).number
const isNumber = (text: string) => writtenNumber.test(withLatinDigits(text)) && hasPhoneLength(digitsOf(text))

/** A contact number with its country code, stored as digits: 10 to 15 (spec §5). */
export const contactNumber = z
  .string('account.contact_invalid')
  .overwrite(cleanCode)
  .max(40, 'account.contact_invalid')
  .refine(isNumber, 'account.contact_invalid')
  .overwrite(digitsOf)

export const channels = ['phone', 'email'] as const
export type Channel = (typeof channels)[number]

/** The address that a code is sent to: a contact number, or an e-mail address in lower case. */
export const codeAddress = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('phone'), address: contactNumber }),
  z.object({ channel: z.literal('email'), address: emailAddress }),
])
export type CodeAddress = z.infer<typeof codeAddress>

/** Codes are pasted in groups, and typed in the digits of any keyboard. */
export const code = z
  .string('otp.code_form')
  .max(40, 'otp.code_form')
  .overwrite((typed) => withLatinDigits(cleanCode(typed)).replaceAll(/[\s-]/g, ''))
  .regex(/^\d{6}$/, 'otp.code_form')
