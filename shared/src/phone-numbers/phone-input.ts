// The state of a phone number field. While the user types, it shows the typed text in Latin digits. An international number is split into
// its country and the rest when the field loses focus, since the plus is typed before the digits.
import { withLatinDigits } from '../latin-digits.ts'
import { codeOf, splitNumber, type ReadNumber } from './country-codes.ts'

/** `number`: the typed number in its stored form. */
export type PhoneInput = { country: string; written: string; number: string }

/** The initial state for a stored number. */
export const phoneInput = (number: string): PhoneInput => ({ ...splitNumber(number), number })

export const writeNumber = ({ country }: Pick<PhoneInput, 'country'>, written: string, read: ReadNumber): PhoneInput => ({
  ...read(country, written),
  written: withLatinDigits(written),
})

export const chooseCountry = ({ written }: PhoneInput, country: string, read: ReadNumber): PhoneInput =>
  writeNumber({ country }, written, read)

/** Called when the field loses focus: splits an international number into its country and the rest. */
export const leaveNumber = (input: PhoneInput, read: ReadNumber): PhoneInput => {
  const { country, number } = read(input.country, input.written)
  if (number === '') return { country, number, written: '' }
  const shown = splitNumber(number)
  // If several countries share the code, the parsed one stays.
  return { ...shown, country: codeOf(shown.country) === codeOf(country) ? country : shown.country, number }
}
