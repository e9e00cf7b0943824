import { codeDigits } from '@sufra/shared/accounts/one-time-code'
import { withLatinDigits } from '@sufra/shared/latin-digits'

/** The digits of a code as they were typed, in whatever digits and with whatever between them; at most six. */
export const codeOf = (typed: string): string => withLatinDigits(typed).replace(/\D/g, '').slice(0, codeDigits)

/** A whole code that is pasted takes the place of what was typed; anything less goes behind it. */
export const withPasted = (typed: string, pasted: string): string => {
  const code = codeOf(pasted)
  return code.length === codeDigits ? code : codeOf(typed + code)
}
