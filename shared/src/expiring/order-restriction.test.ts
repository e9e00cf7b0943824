import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '../hours/opening-hours.ts'
import { openingState } from '../hours/opening-state.ts'
import { ordersRestrictedFrom, periodsUntil } from './order-restriction.ts'

const hour = 60
/** Opening hours that are the same every day, in minutes after midnight. */
const daily = (...periods: [opens: number, closes: number][]): OpeningHours => ({
  week: Array.from({ length: 7 }, () => periods.map(([opens, closes]) => ({ opens, closes }))),
  specialDays: [],
  lastOrders: 0,
})
const lunch = daily([12 * hour, 16 * hour])
const evenings = daily([17 * hour, 26 * hour])
const never = daily([0, 24 * hour])

/** A time in Doha. */
const doha = (time: string) => new Date(`${time}:00+03:00`)
const clock = { timeZone: 'Asia/Qatar', dayEndsAt: 240, openingHours: lunch, expirationDate: '2026-12-31', restrictedFrom: null }
type Change = Partial<Parameters<typeof ordersRestrictedFrom>[0]>
const at = (time: string, change: Change = {}) => ordersRestrictedFrom({ ...clock, ...change }, doha(time))

describe('a restaurant whose licence expires on 31 December', () => {
  test.each(['2026-12-01T12:00', '2026-12-31T23:59'])('is not restricted at %s', (time) => {
    expect(at(time)).toBeNull()
  })

  test('is not restricted while no document restricts it', () => {
    expect(at('2027-01-20T12:00', { expirationDate: null })).toBeNull()
  })

  test.each([
    ['closed at that midnight', lunch, '2027-01-08T00:00'],
    ['open past that midnight', evenings, '2027-01-08T02:00'],
    ['without hours', null, '2027-01-08T04:00'],
    ['that never closes', never, '2027-01-08T04:00'],
  ])('takes orders for 7 more days, until its closing or the end of its business day: %s', (_name, openingHours, from) => {
    for (const time of ['2027-01-01T00:00', '2027-01-04T13:00', '2027-01-07T23:59', '2027-01-08T00:00'])
      expect(at(time, { openingHours })).toEqual(doha(from))
  })

  test('is restricted at midnight when its business day ends at midnight', () => {
    expect(at('2027-01-03T12:00', { openingHours: null, dayEndsAt: 0 })).toEqual(doha('2027-01-08T00:00'))
  })

  test('is restricted by the calendar of its own time zone', () => {
    const inLondon = { timeZone: 'Europe/London', openingHours: null }
    expect(at('2027-01-01T02:59', inLondon)).toBeNull()
    expect(at('2027-01-01T03:00', inLondon)).toEqual(new Date('2027-01-08T04:00:00Z'))
  })

  test.each([
    ['2027-02-10T11:59', lunch, '2027-02-10T11:59'],
    ['2027-02-10T12:00', lunch, '2027-02-10T16:00'],
    ['2027-02-10T13:00', lunch, '2027-02-10T16:00'],
    ['2027-02-10T18:00', lunch, '2027-02-10T18:00'],
    ['2027-02-10T01:00', evenings, '2027-02-10T02:00'],
    ['2027-02-10T01:00', null, '2027-02-10T04:00'],
    ['2027-02-10T13:00', never, '2027-02-11T04:00'],
  ])('finishes its opening hours when the expiry is noticed late, at %s', (time, openingHours, from) => {
    expect(at(time, { openingHours })).toEqual(doha(from))
  })

  test('keeps a restriction that has begun, while a restriction that has not begun follows changed hours', () => {
    const restrictedFrom = doha('2027-01-08T00:00')
    expect(at('2027-01-07T20:00', { restrictedFrom, openingHours: evenings })).toEqual(doha('2027-01-08T02:00'))
    expect(at('2027-01-08T00:00', { restrictedFrom, openingHours: evenings })).toEqual(restrictedFrom)
    const earlier = daily([17 * hour, 25 * hour])
    expect(at('2027-01-08T00:30', { restrictedFrom: doha('2027-01-08T02:00'), openingHours: earlier })).toEqual(doha('2027-01-08T01:00'))
    expect(at('2027-03-08T18:00', { restrictedFrom, openingHours: evenings })).toEqual(restrictedFrom)
  })

  test('gets the grace of the next document after a renewal', () => {
    const renewed = { restrictedFrom: doha('2027-01-08T00:00'), expirationDate: '2027-01-06' }
    expect(at('2027-01-09T18:00', renewed)).toEqual(doha('2027-01-14T00:00'))
  })
})

describe('the periods until orders are restricted', () => {
  const iso = (time: string) => doha(time).toISOString()
  const period = (opens: string, until: string, closes: string) => ({ opensAt: iso(opens), ordersUntil: iso(until), closesAt: iso(closes) })
  const from = doha('2027-01-08T02:00')
  const last = period('2027-01-07T17:00', '2027-01-08T01:30', '2027-01-08T02:00')

  test('include the periods that open before, and end with the restriction', () => {
    const periods = [
      last,
      period('2027-01-08T02:00', '2027-01-08T03:00', '2027-01-08T04:00'),
      period('2027-01-08T17:00', '2027-01-09T01:30', '2027-01-09T02:00'),
    ]
    expect(periodsUntil(periods, from, doha('2027-01-07T12:00'))).toEqual([last])
    const longer = period('2027-01-07T17:00', '2027-01-08T05:30', '2027-01-08T06:00')
    expect(periodsUntil([longer], from, doha('2027-01-07T12:00'))).toEqual([
      period('2027-01-07T17:00', '2027-01-08T02:00', '2027-01-08T02:00'),
    ])
  })

  test.each([
    ['2027-01-08T01:59', 'open'],
    ['2027-01-08T02:00', 'closed'],
  ])('without opening hours, the restaurant at %s is %s', (time, state) => {
    const periods = periodsUntil(null, from, doha('2027-01-07T12:00'))
    expect(openingState({ periods }, doha(time).getTime()).state).toBe(state)
    expect(openingState({ periods: periodsUntil(null, from, doha(time)) }, doha(time).getTime()).state).toBe(state)
  })
})
