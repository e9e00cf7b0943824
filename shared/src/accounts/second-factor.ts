// The second factor of administrators: codes of an authenticator app (RFC 6238), and recovery codes for when the app is lost.
import { z } from 'zod'
import { withLatinDigits } from '../latin-digits.ts'
import { code } from './one-time-code.ts'

/** Minutes between the password and the code. */
export const pendingSignInMinutes = 5
/** Maximum number of attempts to enter a code after one password. */
export const maxFactorTries = 5
/** Minutes between showing the key of an app and confirming it with a code. */
export const setupMinutes = 10
export const recoveryCodeCount = 10

/** Characters of a recovery code, in groups of five: 125 random bits in base32 (RFC 4648). */
export const recoveryCodeLength = 25
const recoveryCodeForm = new RegExp(`^[A-Z2-7]{${recoveryCodeLength}}$`)

/** Digits that base32 does not have, with the letters that people mistake for them. */
const mistaken: Record<string, string> = { 0: 'O', 1: 'I', 8: 'B' }

/** Converts a typed recovery code to its stored form: capitals without dashes and spaces. */
const readRecoveryCode = (typed: string): string =>
  withLatinDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[018]/g, (digit) => mistaken[digit] ?? digit)

/** Formats a recovery code for people: ABCDE-FGHIJ-… */
export const recoveryCodeText = (stored: string): string => stored.match(/.{1,5}/g)?.join('-') ?? ''

export const recoveryCode = z
  .string('factor.recovery_form')
  .max(100, 'factor.recovery_form')
  .overwrite(readRecoveryCode)
  .regex(recoveryCodeForm, 'factor.recovery_form')

/** A proof of the second factor: a code of the authenticator app, or a recovery code. */
export const factorProof = z.union([z.object({ code }), z.object({ recoveryCode })])
export type FactorProof = z.output<typeof factorProof>
