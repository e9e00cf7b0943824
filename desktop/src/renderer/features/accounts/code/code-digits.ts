import { codeDigits } from '@sufra/shared/accounts/one-time-code'
import { withLatinDigits } from '@sufra/shared/latin-digits'

/** Returns the first six digits of typed text as Latin digits, ignoring all other characters. */
export const codeOf = (typed: string): string => withLatinDigits(typed).replace(/\D/g, '').slice(0, codeDigits)

/** A complete pasted code replaces the typed digits; fewer digits are appended. */
export const withPasted = (typed: string, pasted: string): string => {
  const code = codeOf(pasted)
  return code.length === codeDigits ? code : codeOf(typed + code)
}
