import { expect, test } from 'vitest'
import { daysOfMonth, monthsBetween, monthsUntil } from './months.ts'

test('months are listed newest first, across years', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
  expect(monthsBetween('2026-12', '2026-11')).toEqual([])
})

test.each([
  ['2026-11', '2026-11-01', '2026-12-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
])('the days of %s go from %s to before %s', (month, first, next) => {
  expect(daysOfMonth(month)).toEqual({ first, next })
})

test('the last months end with the given month, across years', () => {
  expect(monthsUntil('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsUntil('2026-12', 1)).toEqual(['2026-12'])
})
