// Phone numbers by the library's rules for each country: number lengths and national prefixes.
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { codeOf, readWrittenNumber, internationalDigits, type ReadNumber } from './country-codes.ts'

const parse = (number: string) => parsePhoneNumberFromString(`+${number}`)

/** Whether the number has a valid length for its country. Does not check whether it is in use. */
export const isPossibleNumber = (number: string): boolean => parse(number)?.isPossible() ?? false

const digitsOf = (parsed: ReturnType<typeof parse>) => parsed?.number.slice(1) ?? ''

/** Parses an international number. It stays unchanged unless it is only possible without the national prefix (a leading zero). */
const readInternational: ReadNumber = (chosen, written) => {
  const basic = readWrittenNumber(chosen, written)
  const parsed = parse(basic.number)
  if (!parsed?.isPossible()) return basic
  const found = parsed.country
  const country = found && codeOf(found) !== codeOf(chosen) ? found : basic.country
  return { country, number: digitsOf(parsed) }
}

/** Parses a national number of the selected country. If it is not valid there, it may have the country code without a plus. */
const readNational: ReadNumber = (country, written) => {
  const basic = readWrittenNumber(country, written)
  const asIs = parse(basic.number)
  if (asIs?.isValid() && digitsOf(asIs) === basic.number) return basic
  const parsed = parsePhoneNumberFromString(basic.number.slice(codeOf(country).length), country as CountryCode) // our list has the same countries as the library
  return parsed?.isPossible() ? { country, number: digitsOf(parsed) } : basic
}

/** Parses a number typed beside a selected country. International numbers are read the same for any selected country. */
export const readPhoneNumber: ReadNumber = (country, written) =>
  internationalDigits(written) === undefined ? readNational(country, written) : readInternational(country, written)
