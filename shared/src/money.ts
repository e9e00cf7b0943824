import { localeOf, type Language } from './localized-text.ts'

/** An amount of money as a whole number of dirhams (1 QAR = 100 dirhams). */
export type Dirhams = number & { readonly unit: 'dirhams' }

/** Converts a whole number to Dirhams. Throws RangeError for fractions and unsafe integers. */
export const dirhams = (amount: number): Dirhams => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of dirhams: ${amount}`)
  return amount as Dirhams // the only place where a number becomes money
}

export const zero = dirhams(0)

/** Converts QAR to dirhams, rounded to the nearest dirham. */
export const toDirhams = (qar: number): Dirhams => dirhams(Math.round(qar * 100))

/** Converts dirhams to QAR with at most two decimals, for the wire. */
export const toQar = (amount: Dirhams): number => amount / 100

export const add = (...amounts: Dirhams[]): Dirhams => dirhams(amounts.reduce<number>((sum, amount) => sum + amount, 0))

export const times = (amount: Dirhams, count: number): Dirhams => dirhams(amount * count)

const formats = new Map<Language, Intl.NumberFormat>()

const formatOf = (language: Language): Intl.NumberFormat => {
  const known = formats.get(language)
  const format = known ?? new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'QAR' })
  if (!known) formats.set(language, format)
  return format
}

/** Formats an amount as "QAR 12.50" or its Arabic form, always with two decimals and Latin digits. */
export const formatMoney = (amount: Dirhams, language: Language): string => formatOf(language).format(toQar(amount))

/** The parts of `formatMoney`: the currency, which may be styled differently, and the text before or after it. */
export const moneyParts = (amount: Dirhams, language: Language): { text: string; isCurrency: boolean }[] =>
  formatOf(language)
    .formatToParts(toQar(amount))
    .reduce<{ text: string; isCurrency: boolean }[]>((parts, { type, value }) => {
      const isCurrency = type === 'currency'
      const last = parts.at(-1)
      if (last && !isCurrency && !last.isCurrency) last.text += value
      else parts.push({ text: value, isCurrency })
      return parts
    }, [])
