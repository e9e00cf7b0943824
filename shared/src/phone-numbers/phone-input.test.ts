import { describe, expect, test } from 'vitest'
import { withLatinDigits } from '../latin-digits.ts'
import { readWrittenNumber } from './country-codes.ts'
import { chooseCountry, leaveNumber, phoneInput, writeNumber, type PhoneInput } from './phone-input.ts'
import { readPhoneNumber } from './phone-number.ts'

const type = (input: PhoneInput, text: string, read = readPhoneNumber) =>
  [...text].reduce((before, key) => writeNumber(before, before.written + key, read), input)
const empty = phoneInput('')

describe.each([
  ['with the library', readPhoneNumber],
  ['without it', readWrittenNumber],
])('%s', (_, read) => {
  test.each(['+44 7700 900123', '0044 7700 900123', '+٤٤ ٧٧٠٠ ٩٠٠١٢٣'])(
    '%j typed key by key stays as typed until the field loses focus',
    (text) => {
      const typed = type(empty, text, read)
      expect(typed).toEqual({ country: 'GB', written: withLatinDigits(text), number: '447700900123' })
      expect(leaveNumber(typed, read)).toEqual({ country: 'GB', written: '7700900123', number: '447700900123' })
    },
  )

  test('a national number of the selected country is shown without the country code', () => {
    const typed = type(empty, '5551 2345', read)
    expect(typed).toMatchObject({ country: 'QA', number: '97455512345' })
    expect(leaveNumber(typed, read)).toEqual({ country: 'QA', written: '55512345', number: '97455512345' })
    expect(chooseCountry(typed, 'OM', read)).toEqual({ country: 'OM', written: '5551 2345', number: '96855512345' })
  })

  test('a number typed over a foreign number belongs to the shown country', () => {
    const british = leaveNumber(type(empty, '+44 7700 900123', read), read)
    expect(writeNumber(british, '7700 900124', read)).toMatchObject({ country: 'GB', number: '447700900124' })
    expect(writeNumber(british, '+974 5551 2345', read)).toMatchObject({ country: 'QA', number: '97455512345' })
  })

  test('the selected country stays when several countries share its code', () => {
    const canadian = type(chooseCountry(empty, 'CA', read), '416 555 0123', read)
    expect(leaveNumber(canadian, read)).toEqual({ country: 'CA', written: '4165550123', number: '14165550123' })
  })

  test.each(['+', '+44', ' ', 'abc'])('%j is not a number yet, and is cleared when the field loses focus', (text) => {
    expect(type(empty, text, read).number).toBe('')
    expect(leaveNumber(type(empty, text, read), read)).toMatchObject({ written: '', number: '' })
  })

  test('a number with an unknown country code is shown in full', () => {
    const typed = type(empty, '+999 1234567', read)
    expect(leaveNumber(typed, read)).toEqual({ country: 'QA', written: '+9991234567', number: '9991234567' })
    expect(leaveNumber(leaveNumber(typed, read), read)).toEqual(leaveNumber(typed, read))
  })
})

test('a field that loses focus after the library was loaded is parsed with it', () => {
  const early = type(chooseCountry(empty, 'GB', readWrittenNumber), '07700 900123', readWrittenNumber)
  expect(early.number).toBe('4407700900123')
  expect(leaveNumber(early, readPhoneNumber)).toEqual({ country: 'GB', written: '7700900123', number: '447700900123' })
})
