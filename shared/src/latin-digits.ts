const isDigit = /^\p{Nd}$/u
const otherDigit = /[^\P{Nd}0-9]/gu
const maxDigit = 9

/** Replaces the digits of every script by Latin digits. Unicode has the ten digits of a script in a row. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(/[\uFF0E\uFF0C]/g, (sign) => sign.normalize('NFKC')).replaceAll(otherDigit, (digit) => String(valueOf(digit)))

const valueOf = (digit: string): number => {
  const [plain = digit] = digit.normalize('NFKC')
  const code = plain.codePointAt(0) ?? 0
  if (code <= 0x39) return Number(plain)
  let value = 0
  while (value < maxDigit && isDigit.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
