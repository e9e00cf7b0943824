// Phone numbers with the library's rules for each country: how long its numbers are, and which zero in front is dialled only within it.
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { codeOf, readWrittenNumber, wholeNumber, type ReadNumber } from './country-codes.ts'

const parse = (number: string) => parsePhoneNumberFromString(`+${number}`)

/** Whether there can be such a number: whether as many digits as its country's numbers have follow the code. Whether it is in use, nobody can tell. */
export const isPossibleNumber = (number: string): boolean => parse(number)?.isPossible() ?? false

const digitsOf = (parsed: ReturnType<typeof parse>) => parsed?.number.slice(1) ?? ''

/** A whole number stays what it is, unless only another reading is possible: the zero that is dialled within the country. */
const readWhole: ReadNumber = (chosen, written) => {
  const basic = readWrittenNumber(chosen, written)
  const parsed = parse(basic.number)
  if (!parsed?.isPossible()) return basic
  const found = parsed.country
  const country = found && codeOf(found) !== codeOf(chosen) ? found : basic.country
  return { country, number: digitsOf(parsed) }
}

/** Within the chosen country. What is no number of it may still be one with the country code in front and no plus. */
const readNational: ReadNumber = (country, written) => {
  const basic = readWrittenNumber(country, written)
  const asIs = parse(basic.number)
  if (asIs?.isValid() && digitsOf(asIs) === basic.number) return basic
  const parsed = parsePhoneNumberFromString(basic.number.slice(codeOf(country).length), country as CountryCode) // one of our list, which is the library's
  return parsed?.isPossible() ? { country, number: digitsOf(parsed) } : basic
}

/** What is written beside a chosen country. Every whole number comes out as it is, whatever country is chosen. */
export const readPhoneNumber: ReadNumber = (country, written) =>
  wholeNumber(written) === undefined ? readNational(country, written) : readWhole(country, written)
