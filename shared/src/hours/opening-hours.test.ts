import { expect, test } from 'vitest'
import { openingHours, periodsOf, type OpeningHours } from './opening-hours.ts'

const day = [{ opens: 540, closes: 720 }]
const base: OpeningHours = { week: [day, day, day, day, day, day, day], specialDays: [], lastOrders: 0 }
const problemOf = (changes: object) => openingHours.safeParse({ ...base, ...changes }).error?.issues[0]?.message
const monday = (...periods: object[]) => ({ week: [day, periods, day, day, day, day, day] })
const special = (from: string, to: string, more: object = {}) => ({ name: '', from, to, periods: [], ...more })

test.each<[string, object, string | undefined]>([
  ['the usual week', {}, undefined],
  ['a period from midnight to midnight', monday({ opens: 0, closes: 1_440 }), undefined],
  ['a period of more than 24 hours', monday({ opens: 0, closes: 1_441 }), 'hours.length'],
  ['24 hours that end the next day', monday({ opens: 1_439, closes: 2_879 }), undefined],
  ['a period that opens on the next day', monday({ opens: 1_440, closes: 1_500 }), 'hours.time'],
  ['a period before the day', monday({ opens: -1, closes: 60 }), 'hours.time'],
  ['a period that closes when it opens', monday({ opens: 60, closes: 60 }), 'hours.length'],
  ['periods that follow each other', monday({ opens: 60, closes: 120 }, { opens: 120, closes: 180 }), undefined],
  ['periods that overlap by a minute', monday({ opens: 120, closes: 180 }, { opens: 60, closes: 121 }), 'hours.overlap'],
  ['four periods', monday(...[1, 2, 3, 4].map((n) => ({ opens: n * 100, closes: n * 100 + 50 }))), undefined],
  ['five periods', monday(...[1, 2, 3, 4, 5].map((n) => ({ opens: n * 100, closes: n * 100 + 50 }))), 'hours.too_many'],
  ['a week without hours', { week: [[], [], [], [], [], [], []] }, 'hours.week_empty'],
  ['last orders two hours before closing', { lastOrders: 120 }, undefined],
  ['last orders earlier', { lastOrders: 121 }, 'hours.last_orders'],
  ['last orders after closing', { lastOrders: -1 }, 'hours.last_orders'],
  ['last orders that leave a minute', { ...monday({ opens: 0, closes: 31 }), lastOrders: 30 }, undefined],
  ['last orders that leave no time', { ...monday({ opens: 0, closes: 30 }), lastOrders: 30 }, 'hours.last_orders'],
  ['one special day', { specialDays: [special('2027-02-08', '2027-02-08')] }, undefined],
  ['special days that end before they begin', { specialDays: [special('2027-02-08', '2027-02-07')] }, 'hours.dates'],
  ['a date before all calendars', { specialDays: [special('0000-01-01', '2027-03-02')] }, 'hours.dates'],
  ['a date in a far year', { specialDays: [special('2027-02-08', '9999-12-31')] }, 'hours.dates'],
  ['a date that does not exist', { specialDays: [special('2027-02-30', '2027-03-02')] }, 'hours.dates'],
  [
    'special days one after the other',
    { specialDays: [special('2027-02-09', '2027-02-10'), special('2027-02-08', '2027-02-08')] },
    undefined,
  ],
  [
    'special days that share a date',
    { specialDays: [special('2027-02-08', '2027-02-10'), special('2027-02-01', '2027-02-08')] },
    'hours.dates_overlap',
  ],
  ['a name of 60 characters', { specialDays: [special('2027-02-08', '2027-02-08', { name: 'x'.repeat(60) })] }, undefined],
  ['a name of 61 characters', { specialDays: [special('2027-02-08', '2027-02-08', { name: 'x'.repeat(61) })] }, 'hours.name_length'],
])('%s: %#', (_name, changes, problem) => {
  expect(problemOf(changes)).toEqual(problem)
})

test('a week has seven days', () => {
  expect(problemOf({ week: [day, day, day, day, day, day] })).toBeDefined()
})

test('a date has the periods of its weekday, or of the special days that include it', () => {
  const friday = [{ opens: 800, closes: 900 }]
  const eid = [{ opens: 1, closes: 2 }]
  const hours = {
    ...base,
    week: [day, day, day, day, day, friday, []],
    specialDays: [{ name: '', from: '2026-11-25', to: '2026-11-26', periods: eid }],
  }
  expect(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map((date) => periodsOf(hours, date))).toEqual([
    day,
    eid,
    eid,
    friday,
    [],
  ])
})
