import fc from 'fast-check'
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { codeOf, countries, readWrittenNumber, splitNumber } from './country-codes.ts'
import { isPossibleNumber, readPhoneNumber } from './phone-number.ts'

const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
const exampleOf = (country: string) => {
  const example = getExampleNumber(country as CountryCode, examples)
  if (!example) throw new Error(`no example for ${country}`)
  return example
}

/** A mobile number of any country with random last digits. */
const anyNumber = fc
  .tuple(fc.constantFrom(...countries), fc.integer({ min: 0, max: 999 }))
  .map(([{ id }, end]) => exampleOf(id).number.slice(1, -3) + String(end).padStart(3, '0'))
  .filter(isPossibleNumber)
const anyCountry = fc.constantFrom(...countries.map(({ id }) => id))

/** International numbers as people write them: grouped, with a plus or 00, in Latin or Arabic digits. */
const written = fc.record({
  plus: fc.constantFrom('+', '00', ' +', '+ '),
  gap: fc.constantFrom('', ' ', '-', '.'),
  every: fc.integer({ min: 2, max: 5 }),
})
const asWritten = (number: string, { plus, gap, every }: { plus: string; gap: string; every: number }) =>
  plus + (number.match(new RegExp(`.{1,${every}}`, 'g')) ?? []).join(gap)

describe.each([
  ['with the library', readPhoneNumber],
  ['without it', readWrittenNumber],
])('%s', (_, read) => {
  test('an international number is parsed unchanged, whatever country is selected', () => {
    fc.assert(
      fc.property(anyNumber, anyCountry, written, fc.boolean(), (number, chosen, form, isArabic) => {
        const text = asWritten(number, form)
        const result = read(chosen, isArabic ? arabic(text) : text)
        expect(result.number).toBe(number)
        expect(number.startsWith(codeOf(result.country))).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a stored number that was displayed is parsed back unchanged', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const shown = splitNumber(number)
        expect(read(shown.country, shown.written)).toEqual({ country: shown.country, number })
      }),
      { numRuns: 2_000 },
    )
  })
})

test('the example number of every country is parsed in its national and international form', () => {
  for (const { id } of countries) {
    const example = exampleOf(id)
    const number = example.number.slice(1)
    for (const text of [example.formatInternational(), example.number, arabic(example.formatInternational())])
      for (const chosen of ['QA', 'GB', 'US', id]) expect(readPhoneNumber(chosen, text).number, `${text} beside ${chosen}`).toBe(number)
    for (const text of [example.formatNational(), example.nationalNumber, arabic(example.formatNational())])
      expect(readPhoneNumber(id, text), text).toEqual({ country: id, number })
  }
})

test.each([
  ['GB', '07700 900123', 'GB', '447700900123'],
  ['QA', '+44 07700 900123', 'GB', '447700900123'],
  ['QA', '97455512345', 'QA', '97455512345'],
  ['SA', '٠٥٠ ١٢٣ ٤٥٦٧', 'SA', '966501234567'],
  ['IT', '06 6982 1234', 'IT', '390669821234'],
  ['QA', '+1 416 555 0123', 'CA', '14165550123'],
  ['US', '+1 416 555 0123', 'US', '14165550123'],
  ['QA', '9745551', 'QA', '9749745551'],
  ['QA', '+4', 'QA', '4'],
  ['QA', '+999 12345678', 'QA', '99912345678'],
])('with %s selected, %j is a number of %s: %s', (chosen, text, country, number) => {
  expect(readPhoneNumber(chosen, text)).toEqual({ country, number })
})

test.each([
  ['97455512345', true],
  ['447700900123', true],
  ['974447700900123', false],
  ['97455512', false],
  ['99912345678', false],
  ['', false],
])('%s is a possible number: %s', (number, isPossible) => {
  expect(isPossibleNumber(number)).toBe(isPossible)
})
