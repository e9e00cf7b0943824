// One-time codes: six digits that prove that somebody reads an address, a phone's or a mailbox's.
import { z } from 'zod'
import { emailAddress } from './account.ts'

export const codeDigits = 6
export const codeMinutes = 5
/** How often a code may be guessed at. */
export const codeTries = 5
/** Before another code may be asked for. */
export const resendSeconds = 30
/** How long an address that was proven may be used to sign up. */
export const proofHours = 24

/** Spec §5 has 10 to 15 digits; spaces, dashes and the plus are how people write them. */
const writtenNumber = /^\+?[\d\s().-]+$/
/** 00 before a country code is the plus of old telephones. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00/, '')
const isNumber = (text: string) => writtenNumber.test(text) && digitsOf(text).length >= 10 && digitsOf(text).length <= 15

/** A contact number with its country code, as digits. */
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
