import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { figuresOf, mediansOf, medianOf, type MonthSums } from './month-figures.ts'

const month = (change: Partial<MonthSums> = {}): MonthSums => ({
  orders: 4,
  revenue: dirhams(10_001),
  cancelled: 1,
  accepted: 4,
  acceptTime: 480_000,
  prepared: 2,
  late: 1,
  ...change,
})

test('a month has an average order, shares and minutes', () => {
  expect(figuresOf(month())).toEqual({
    revenue: 10_001,
    orders: 4,
    average: 2_500,
    cancelledShare: 0.2,
    acceptMinutes: 2,
    lateShare: 0.5,
  })
})

test('a figure without any values is null and not 0', () => {
  const none = { orders: 0, revenue: dirhams(0), cancelled: 0, accepted: 0, acceptTime: 0, prepared: 0, late: 0 }
  expect(figuresOf(none)).toEqual({ revenue: 0, orders: 0, average: null, cancelledShare: null, acceptMinutes: null, lateShare: null })
  expect(figuresOf(month({ orders: 0, cancelled: 3 })).cancelledShare).toBe(1)
})

test.each([
  [[], null],
  [[7], 7],
  [[9, 1], 5],
  [[100, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %j', (values, median) => {
  expect(medianOf(values)).toBe(median)
})

test('the median has as many values at or below it as at or above it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const median = medianOf(values) ?? Number.NaN
      const below = values.filter((value) => value <= median).length
      const above = values.filter((value) => value >= median).length
      expect(Math.min(below, above)).toBeGreaterThanOrEqual(values.length / 2)
    }),
  )
})

test('each restaurant counts once, and only for figures that it has', () => {
  const medians = mediansOf([
    figuresOf(month({ orders: 1, revenue: dirhams(100) })),
    figuresOf(month({ orders: 2, revenue: dirhams(201), prepared: 0, late: 0 })),
    figuresOf(month({ orders: 900, revenue: dirhams(90_000), late: 0 })),
  ])
  expect(medians).toMatchObject({ revenue: 201, orders: 2, average: 100, lateShare: 0.25 })
  expect(mediansOf([])).toEqual({ revenue: null, orders: null, average: null, cancelledShare: null, acceptMinutes: null, lateShare: null })
})
