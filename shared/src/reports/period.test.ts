import { expect, test } from 'vitest'
import {
  comparableMonths,
  daysIn,
  daysSoFar,
  listDays,
  periodChoice,
  periodOf,
  periodProblem,
  plusDays,
  type PeriodChoice,
} from './period.ts'

const today = '2026-11-24'
const range = (from: string, to: string) => ({ from, to })
const choose = (choice: Partial<PeriodChoice>): PeriodChoice => ({ period: 'last7', ...choice })

test.each<[Partial<PeriodChoice>, [string, string], [string, string]]>([
  [{ period: 'today' }, [today, today], ['2026-11-23', '2026-11-23']],
  [{ period: 'yesterday' }, ['2026-11-23', '2026-11-23'], ['2026-11-22', '2026-11-22']],
  [{ period: 'last7' }, ['2026-11-18', today], ['2026-11-11', '2026-11-17']],
  [{ period: 'last30' }, ['2026-10-26', today], ['2026-09-26', '2026-10-25']],
  [{ period: 'thisMonth' }, ['2026-11-01', today], ['2026-10-01', '2026-10-24']],
  [{ period: 'lastMonth' }, ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
  [{ period: 'range', from: '2026-02-27', to: '2026-03-02' }, ['2026-02-27', '2026-03-02'], ['2026-02-23', '2026-02-26']],
  [{ period: 'months', month: '2028-02', against: '2027-02' }, ['2028-02-01', '2028-02-29'], ['2027-02-01', '2027-02-28']],
  [{ period: 'months', month: '2026-11', against: '2026-10' }, ['2026-11-01', today], ['2026-10-01', '2026-10-24']],
  [{ period: 'months', month: '2026-02', against: '2026-11' }, ['2026-02-01', '2026-02-24'], ['2026-11-01', today]],
  [{ period: 'months', month: '2026-12', against: '2026-04' }, ['2026-12-01', '2026-12-31'], ['2026-04-01', '2026-04-30']],
])('%j shows %j and compares it with %j', (choice, shown, before) => {
  expect(periodOf(choose(choice), today)).toEqual({ shown: range(...shown), before: range(...before) })
})

test.each([
  ['2026-03-31', ['2026-02-01', '2026-02-28']],
  ['2026-01-01', ['2025-12-01', '2025-12-01']],
  ['2028-03-29', ['2028-02-01', '2028-02-29']],
] as const)('on %s the current month is compared with %j', (day, [from, to]) => {
  expect(periodOf(choose({ period: 'thisMonth' }), day).before).toEqual(range(from, to))
})

test('on the last day of a long month a shorter month is compared completely', () => {
  const { shown, before } = periodOf(choose({ period: 'months', month: '2026-03', against: '2026-02' }), '2026-03-31')
  expect([shown, before]).toEqual([range('2026-03-01', '2026-03-31'), range('2026-02-01', '2026-02-28')])
})

test.each<[Partial<PeriodChoice>, string | undefined]>([
  [{ period: 'today' }, undefined],
  [{ period: 'range' }, 'report.period'],
  [{ period: 'range', from: today }, 'report.period'],
  [{ period: 'range', from: today, to: today }, undefined],
  [{ period: 'range', from: '2026-11-25', to: today }, 'report.period_order'],
  [{ period: 'range', from: '2024-01-01', to: '2024-12-31' }, undefined],
  [{ period: 'range', from: '2025-01-01', to: '2026-01-01' }, undefined],
  [{ period: 'range', from: '2024-01-01', to: '2025-01-01' }, 'report.period_length'],
  [{ period: 'months', month: '2026-10' }, 'report.period'],
  [{ period: 'months', month: '2026-10', against: '2026-10' }, undefined],
])('%j has the problem %s', (choice, problem) => {
  expect(periodProblem(choose(choice))).toBe(problem)
})

test.each([
  { from: '2026-02-30' },
  { to: '1999-12-31' },
  { to: '2200-01-01' },
  { month: '2026-13' },
  { against: '26-01' },
  { period: 'week' },
])('%j is not a valid choice', (choice) => {
  expect(periodChoice.safeParse(choice).success).toBe(false)
})
test.each([{}, { from: '2000-01-01', to: '2199-12-31' }])('%j is a valid choice', (choice) => {
  expect(periodChoice.safeParse(choice).success).toBe(true)
})

test.each<[Partial<PeriodChoice>, number | undefined]>([
  [{ period: 'today' }, 1],
  [{ period: 'yesterday' }, undefined],
  [{ period: 'last7' }, 7],
  [{ period: 'last30' }, 30],
  [{ period: 'lastMonth' }, undefined],
  [{ period: 'range', from: '2026-11-20', to: today }, daysIn(range('2026-11-20', today))],
  [{ period: 'range', from: '2026-10-01', to: '2026-10-31' }, undefined],
  [{ period: 'months', month: '2026-10', against: today.slice(0, 7) }, undefined],
])('%j is compared up to the same time of the day %s days before today', (choice, days) => {
  expect(daysSoFar(periodOf(choose(choice), today), today)).toBe(days)
})

test('the current month is compared up to the same time, unless the other month is shorter', () => {
  const thisMonth = (day: string) => daysSoFar(periodOf(choose({ period: 'thisMonth' }), day), day)
  expect([thisMonth('2026-11-24'), thisMonth('2026-12-30'), thisMonth('2026-12-31')]).toEqual([31, 30, undefined])
})

test.each<[string, string | null, string, string[]]>([
  ['all since the first sale', '2026-08-31', '', ['2026-11', '2026-10', '2026-09', '2026-08']],
  ['the current month and the one before, with a first sale in this month', '2026-11-03', '', ['2026-11', '2026-10']],
  ['the current month and the one before, without a sale', null, '2026-10', ['2026-11', '2026-10']],
  ['also a month from the address', '2026-10-01', '2024-02', ['2026-11', '2026-10', '2024-02']],
  ['also a later month from the address', '2026-10-01', '2027-01', ['2027-01', '2026-11', '2026-10']],
])('the months that can be compared: %s', (_which, firstDay, chosen, months) => {
  expect(comparableMonths(firstDay, today, chosen)).toEqual(months)
})

test('days are counted and listed over months and years', () => {
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysIn(range('2027-12-30', '2028-03-01'))).toBe(63)
  expect(listDays(range('2026-12-30', '2027-01-01'))).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
})
