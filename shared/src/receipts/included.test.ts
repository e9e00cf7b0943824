import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { includedIn } from './included.ts'

const rates = (serviceChargeBasisPoints: number, taxBasisPoints: number) => ({ serviceChargeBasisPoints, taxBasisPoints })
const amounts = (total: number, service: number, tax: number) =>
  includedIn(dirhams(total), rates(service, tax)).map(({ kind, amount }) => [kind, amount])

test.each([
  { total: 10_500, service: 0, tax: 500, expected: [['tax', 500]] },
  { total: 11_000, service: 1_000, tax: 0, expected: [['service_charge', 1_000]] },
  {
    total: 11_550,
    service: 1_000,
    tax: 500,
    expected: [
      ['service_charge', 1_000],
      ['tax', 550],
    ],
  },
  { total: 1, service: 0, tax: 10_000, expected: [['tax', 1]] }, // this is half a dirham
  { total: 101, service: 0, tax: 50, expected: [['tax', 1]] },
  { total: 100, service: 0, tax: 50, expected: [['tax', 0]] },
  { total: 21, service: 0, tax: 500, expected: [['tax', 1]] },
  { total: 10, service: 0, tax: 500, expected: [['tax', 0]] },
  {
    total: 0,
    service: 1_000,
    tax: 500,
    expected: [
      ['service_charge', 0],
      ['tax', 0],
    ],
  },
  { total: 10_500, service: 0, tax: 0, expected: [] },
  { total: 10_500, service: 0, tax: 1, expected: [['tax', 1]] },
])('$total dirhams with service charge $service and tax $tax include $expected', ({ total, service, tax, expected }) => {
  expect(amounts(total, service, tax)).toEqual(expected)
})

test('the parts never exceed the total, and each is within half a dirham of its share', () => {
  const basisPoints = fc.integer({ min: 1, max: 10_000 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), basisPoints, basisPoints, (total, service, tax) => {
      const [charged = 0, taxed = 0] = includedIn(dirhams(total), rates(service, tax)).map(({ amount }) => Number(amount))
      expect(charged + taxed).toBeLessThanOrEqual(total)
      const net = total / (1 + tax / 10_000) / (1 + service / 10_000)
      expect(Math.abs(charged - (net * service) / 10_000)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(Math.abs(taxed - (total - total / (1 + tax / 10_000)))).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})
