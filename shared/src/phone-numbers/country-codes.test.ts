import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { codeOf, countries, nearCountries, readWrittenNumber, splitNumber } from './country-codes.ts'

test('every country has the same code as in the library', () => {
  const expected = getCountries().map((id) => ({ id: id as string, code: getCountryCallingCode(id) }))
  const sorted = (list: readonly { id: string }[]) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  expect(sorted(countries)).toEqual(sorted(expected))
  expect(nearCountries.map(codeOf)).toEqual(['974', '966', '971', '973', '965', '968'])
})

test('no code is a prefix of another', () => {
  const codes = [...new Set(countries.map(({ code }) => code))]
  expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([])
})

test.each([
  ['QA', '5551 2345', 'QA', '97455512345'],
  ['QA', '٥٥٥١٢٣٤٥', 'QA', '97455512345'],
  ['GB', '7700 900123', 'GB', '447700900123'],
  ['QA', '', 'QA', ''],
  ['QA', '+974 5551 2345', 'QA', '97455512345'],
  ['QA', '00974-5551-2345', 'QA', '97455512345'],
  ['QA', '+44 7700 900123', 'GB', '447700900123'],
  ['QA', '+44 (0)7700 900123', 'GB', '447700900123'],
  ['QA', '(+44) 7700 900123', 'GB', '447700900123'],
  ['QA', '0044 7700 900123', 'GB', '447700900123'],
  ['QA', '٠٠٤٤ ٧٧٠٠ ٩٠٠١٢٣', 'GB', '447700900123'],
  ['CA', '+1 202 555 0123', 'CA', '12025550123'],
  ['GB', '+1 202 555 0123', 'US', '12025550123'],
  ['QA', '+', 'QA', ''],
  ['QA', '+44', 'GB', ''],
  ['QA', '+999 1234', 'QA', '9991234'],
])('with %s selected, %j is a number of %s: %s', (chosen, written, country, number) => {
  expect(readWrittenNumber(chosen, written)).toEqual({ country, number })
})

test.each([
  ['97455512345', 'QA', '55512345'],
  ['919812345678', 'IN', '9812345678'],
  ['12025550123', 'US', '2025550123'],
  ['', 'QA', ''],
  ['9991234', 'QA', '+9991234'],
])('the stored number %s is displayed as a number of %s: %s', (number, country, written) => {
  expect(splitNumber(number)).toEqual({ country, written })
})
