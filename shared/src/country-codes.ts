// Contact numbers as people type them: a country code chosen beside the field, and what comes after it.
import { withLatinDigits } from './latin-digits.ts'

/** Country codes that people in Qatar have most, Qatar first. */
export const countryCodes = [
  '974',
  '966',
  '971',
  '973',
  '965',
  '968',
  '962',
  '961',
  '963',
  '964',
  '20',
  '249',
  '91',
  '92',
  '880',
  '94',
  '977',
  '63',
  '44',
  '1',
] as const
const home = '974'

/** A kept number as the code and what comes after it. */
export const splitNumber = (mobileNumber: string): { code: string; local: string } => {
  const code = mobileNumber === '' ? home : (countryCodes.find((candidate) => mobileNumber.startsWith(candidate)) ?? home)
  return { code, local: mobileNumber.startsWith(code) ? mobileNumber.slice(code.length) : mobileNumber }
}

/** The whole number, digits only; empty while nothing is typed after the code. */
export const joinNumber = (code: string, typed: string): string => {
  const written = withLatinDigits(typed).trim()
  const digits = written.replace(/\D/g, '')
  // A whole number that was pasted: its own country code stands for the chosen one.
  const isWhole = written.startsWith('+') || digits.startsWith('00')
  const local = isWhole ? digits.replace(/^00/, '').replace(new RegExp(`^${code}`), '') : digits
  return local === '' ? '' : code + local
}
