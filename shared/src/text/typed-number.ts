// Typed and pasted numbers: digits of any keyboard, with decimal signs and thousands separators.
import { withLatinDigits } from '../latin-digits.ts'

const numeral = /^-?(?:\d+\.?\d*|\.\d+)$/
const thousands = /^-?\d{1,3}(?:,\d{3})+$/
// oxlint-disable-next-line no-misleading-character-class -- each character is matched on its own
const ignored = /[\s\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF٬'’]/gu

/**
 * Parses a number; NaN when it is not one. After a single separator, the last one or two digits are decimals: 12,50 and ١٢٫٥ are numbers,
 * while 1,250 is ambiguous and not a number.
 */
export const readTypedNumber = (typed: string): number => {
  const text = withLatinDigits(typed).replaceAll(ignored, '').replaceAll('٫', '.').replaceAll('،', ',').replace(/^[−–]/u, '-')
  const plain = withPoint(text)
  return numeral.test(plain) ? Number(plain) : Number.NaN
}

const withPoint = (text: string): string => {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (comma < 0) return text
  if (point > comma) return thousands.test(text.slice(0, point)) ? text.replaceAll(',', '') : text
  if (point >= 0) return thousands.test(text.slice(0, comma).replaceAll('.', ',')) ? text.replaceAll('.', '').replace(',', '.') : text
  if (text.indexOf(',') !== comma) return thousands.test(text) ? text.replaceAll(',', '') : text
  return /,\d{3}$/.test(text) ? text : text.replace(',', '.')
}
