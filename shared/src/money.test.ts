import fc from 'fast-check'
import { expect, test } from 'vitest'
import { qar } from './contract/wire.ts'
import { dirhams, formatMoney, moneyParts, toDirhams, toQar } from './money.ts'

test('converting between QAR and dirhams is lossless', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(toDirhams(toQar(dirhams(amount)))).toBe(amount)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(qar.decode(qar.encode(dirhams(amount)))).toBe(amount)
    }),
  )
})

test.each([0.1 + 0.2, 1.005, 12.345, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e308])(
  '%d QAR is rejected on the wire if it has more than two decimals',
  (amount) => {
    expect(qar.safeParse(amount).success).toBe(Math.abs(amount - 0.3) < 1e-9)
  },
)

test('a fraction of a dirham is rejected', () => {
  expect(() => dirhams(0.5)).toThrow(RangeError)
})

test('money has two decimals in Latin digits in both languages', () => {
  expect(formatMoney(dirhams(123_450), 'en').replace(/\s/g, ' ')).toBe('QAR 1,234.50')
  expect(formatMoney(dirhams(123_450), 'ar')).toContain('1,234.50')
})

test('the parts of an amount form its text, and one of them is the currency', () => {
  for (const language of ['en', 'ar'] as const) {
    const parts = moneyParts(dirhams(123_450), language)
    expect(parts.map(({ text }) => text).join('')).toBe(formatMoney(dirhams(123_450), language))
    expect(parts.filter(({ isCurrency }) => isCurrency)).toHaveLength(1)
  }
})
