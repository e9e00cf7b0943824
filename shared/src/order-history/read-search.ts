// Parses a typed search of past orders: an order number, the end of a phone number, or the first letters of words in a name.
import { foldLetters } from '../text/fold-letters.ts'
import { withLatinDigits } from '../latin-digits.ts'
import { cleanLine } from '../text/clean-text.ts'

/**
 * An order matches by its number, or else by the phone number. `words` are folded (`foldLetters`); the name on the order must have a word
 * with each of these beginnings.
 */
export type HistorySearch = { orderNumber?: number | undefined; phoneEnd?: string | undefined; words?: string[] | undefined }

/** Fewer digits would be the end of too many phone numbers. */
export const minPhoneDigits = 4
/**
 * Maximum digits of the end of a number. 00, a country code and a complete number have more; a shorter search that begins with 00 is the
 * end of a number.
 */
const maxEndDigits = 10
const maxOrderNumber = 999_999
const phone = /^[+#]?[\d\s().-]+$/
const maxWords = 6

/** The prefix 00 before a country code is dialled, but not stored. */
const withoutPrefix = (digits: string) => (digits.length > maxEndDigits ? digits.replace(/^00/, '') : digits)

/** Returns undefined for an empty search. A search without a letter or digit matches nothing, because it has no words. */
export const readSearch = (typed: string): HistorySearch | undefined => {
  const text = withLatinDigits(cleanLine(typed))
  if (text === '') return undefined
  if (!phone.test(text)) {
    const words = foldLetters(text).split(/[^\p{L}\p{N}]+/u)
    return { words: words.filter((word) => word !== '').slice(0, maxWords) }
  }
  const digits = text.replace(/\D/g, '')
  const number = Number(digits)
  return {
    orderNumber: !text.startsWith('+') && number >= 1 && number <= maxOrderNumber ? number : undefined,
    phoneEnd: !text.startsWith('#') && digits.length >= minPhoneDigits ? withoutPrefix(digits) : undefined,
  }
}
