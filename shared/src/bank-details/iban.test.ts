import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanIban, groupIban, ibanProblem, maskIban } from './iban.ts'

/** The example in the IBAN registry. */
const example = 'QA58DOHB00001234567890ABCDEFG'

test.each([
  ['QA58 DOHB 0000 1234 5678 90AB CDEF G', example],
  ['qa58-dohb-0000-1234-5678-90ab-cdef-g', example],
  [' \u200EQA٥٨ DOHB\u00A0٠٠٠٠ ١٢٣٤ ٥٦٧٨ ٩٠AB CDEF G\u200F ', example],
  ['', ''],
])('%j is cleaned to %s', (typed, iban) => {
  expect(cleanIban(typed)).toBe(iban)
})

describe('an IBAN', () => {
  test.each([
    [example, undefined],
    ['', 'bank.iban_required'],
    ['DE89370400440532013000', 'bank.iban_country'],
    ['58DOHB00001234567890ABCDEFG', 'bank.iban_country'],
    [example.slice(0, -1), 'bank.iban_length'],
    [`${example}0`, 'bank.iban_length'],
    ['QAX8DOHB00001234567890ABCDEFG', 'bank.iban_form'],
    ['QA58D0HB00001234567890ABCDEFG', 'bank.iban_form'],
    ['QA58DOHB0000123456789_ABCDEFG', 'bank.iban_form'],
    ['QA59DOHB00001234567890ABCDEFG', 'bank.iban_checksum'],
    ['QA58DOHB00001234567890ABCDEGF', 'bank.iban_checksum'],
  ])('%j is refused with %s', (iban, problem) => {
    expect(ibanProblem(iban)).toBe(problem)
  })

  const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const account = fc.array(fc.constantFrom(...characters), { minLength: 21, maxLength: 21 }).map((parts) => parts.join(''))
  /** Calculates the check digits with BigInt, independently of the tested code. */
  const withCheckDigits = (bank: string) => {
    const number = BigInt([...`${bank}QA00`].map((character) => Number.parseInt(character, 36)).join(''))
    return `QA${String(98n - (number % 97n)).padStart(2, '0')}${bank}`
  }

  const isLetter = (character: string) => /[A-Z]/.test(character)

  test('is valid with its check digits, and invalid when a digit or letter is replaced, or two of them are exchanged', () => {
    fc.assert(
      fc.property(account, fc.nat(19), fc.constantFrom(...characters), (number, place, other) => {
        const iban = withCheckDigits(`DOHB${number}`)
        expect(ibanProblem(iban)).toBeUndefined()
        const [before, first = '', second = '', after] = [
          iban.slice(0, 8 + place),
          iban[8 + place],
          iban[9 + place],
          iban.slice(10 + place),
        ]
        const isSameKind = (character: string) => character !== first && isLetter(character) === isLetter(first)
        if (isSameKind(other)) expect(ibanProblem(`${before}${other}${second}${after}`)).toBe('bank.iban_checksum')
        if (isSameKind(second)) expect(ibanProblem(`${before}${second}${first}${after}`)).toBe('bank.iban_checksum')
      }),
    )
  })
})

test('is shown in groups of four, or masked to its last four characters', () => {
  expect(groupIban(example)).toBe('QA58 DOHB 0000 1234 5678 90AB CDEF G')
  expect(maskIban(example)).toBe('•••• DEFG')
  expect(cleanIban(groupIban(example))).toBe(example)
})
