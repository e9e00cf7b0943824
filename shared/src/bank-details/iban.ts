// The IBAN of a Qatari account (ISO 13616): QA, two check digits, four letters of the bank and 21 letters or digits of the account.
import { withLatinDigits } from '../latin-digits.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

export const ibanLength = 29
const form = /^QA\d{2}[A-Z]{4}[A-Z0-9]{21}$/

/**
 * Converts an IBAN to its stored form: capitals and Latin digits, without the spaces, dashes and direction marks that people type and copy.
 */
export const cleanIban = (text: string): string =>
  withLatinDigits(text)
    .replace(/[\s\-‐-―\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .toUpperCase()

/** The remainder of ISO 7064 MOD 97-10: the country and the check digits move to the end, and letters count as 10 to 35. */
const remainder = (iban: string): number => {
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((character) => Number.parseInt(character, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}

/** The problem of a clean IBAN; undefined when it is valid. */
export const ibanProblem = (iban: string): RefusalCode | undefined => {
  if (iban === '') return 'bank.iban_required'
  if (!iban.startsWith('QA')) return 'bank.iban_country'
  if (iban.length !== ibanLength) return 'bank.iban_length'
  if (!form.test(iban)) return 'bank.iban_form'
  return remainder(iban) === 1 ? undefined : 'bank.iban_checksum'
}

/** Formats an IBAN in groups of four, as banks print it. */
export const groupIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** Masks an IBAN for members other than the owner: only the last four characters are visible. */
export const maskIban = (iban: string): string => `•••• ${iban.slice(-4)}`
