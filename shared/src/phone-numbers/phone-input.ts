// What a phone number's field shows while somebody writes in it: what was written, in Latin digits. Only when it is left does a whole number come apart into
// its country and the rest, since its plus is typed before its digits.
import { withLatinDigits } from '../latin-digits.ts'
import { codeOf, splitNumber, type ReadNumber } from './country-codes.ts'

/** `number`: the stored form of what is written. */
export type PhoneInput = { country: string; written: string; number: string }

/** The field of a stored number. */
export const phoneInput = (number: string): PhoneInput => ({ ...splitNumber(number), number })

export const writeNumber = ({ country }: Pick<PhoneInput, 'country'>, written: string, read: ReadNumber): PhoneInput => ({
  ...read(country, written),
  written: withLatinDigits(written),
})

export const chooseCountry = ({ written }: PhoneInput, country: string, read: ReadNumber): PhoneInput =>
  writeNumber({ country }, written, read)

/** Once it is left, a whole number stands as its country's code beside the rest. */
export const leaveNumber = (input: PhoneInput, read: ReadNumber): PhoneInput => {
  const { country, number } = read(input.country, input.written)
  if (number === '') return { country, number, written: '' }
  const shown = splitNumber(number)
  // Countries that share a code: the one that was read stays.
  return { ...shown, country: codeOf(shown.country) === codeOf(country) ? country : shown.country, number }
}
