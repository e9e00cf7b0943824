import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayPeriod } from './day-period.ts'
import { hoursProblem } from './hours-problem.ts'
import { openPeriods } from './open-periods.ts'
import type { OpeningHours } from './opening-hours.ts'
import { openingState, type OpeningTimes } from './opening-state.ts'

const at = (time: string) => Date.parse(time)
const hour = 60
const evenings: DayPeriod[] = [{ opens: 17 * hour, closes: 26 * hour }]
const hoursOf = (changes: Partial<OpeningHours> = {}): OpeningHours => ({
  week: Array.from({ length: 7 }, () => evenings),
  specialDays: [],
  lastOrders: 0,
  ...changes,
})
const listed = (hours: OpeningHours, timeZone: string, now: string) =>
  openPeriods(hours, timeZone, at(now)).map(({ opensAt, closesAt }) => `${opensAt} ${closesAt}`)

test('hours past midnight belong to the day on which they open, in the restaurant’s time zone', () => {
  // Qatar is three hours ahead of UTC. It is 01:59 on Tuesday there, and the period of Monday is open.
  expect(listed(hoursOf(), 'Asia/Qatar', '2026-11-23T22:59:00Z').slice(0, 2)).toEqual([
    '2026-11-23T14:00:00.000Z 2026-11-23T23:00:00.000Z',
    '2026-11-24T14:00:00.000Z 2026-11-24T23:00:00.000Z',
  ])
  expect(listed(hoursOf(), 'Asia/Qatar', '2026-11-23T23:00:00Z')[0]).toBe('2026-11-24T14:00:00.000Z 2026-11-24T23:00:00.000Z')
})

test('adjacent periods are merged, so that a restaurant that never closes has no change to announce', () => {
  const always = hoursOf({ week: Array.from({ length: 7 }, () => [{ opens: 0, closes: 24 * hour }]) })
  expect(openPeriods(always, 'Asia/Qatar', at('2026-11-23T12:00:00Z'))).toHaveLength(1)
})

test('special days replace the week from the first to the last date, and a day without periods is closed', () => {
  const ramadan = { name: 'Ramadan', from: '2027-02-08', to: '2027-03-09', periods: [{ opens: 18 * hour, closes: 27 * hour }] }
  const eid = { name: 'Eid', from: '2027-03-10', to: '2027-03-12', periods: [] }
  const hours = hoursOf({ specialDays: [ramadan, eid] })
  expect(listed(hours, 'Asia/Qatar', '2027-02-07T10:00:00Z').slice(0, 2)).toEqual([
    '2027-02-07T14:00:00.000Z 2027-02-07T23:00:00.000Z',
    '2027-02-08T15:00:00.000Z 2027-02-09T00:00:00.000Z',
  ])
  expect(listed(hours, 'Asia/Qatar', '2027-03-09T10:00:00Z').slice(0, 2)).toEqual([
    '2027-03-09T15:00:00.000Z 2027-03-10T00:00:00.000Z',
    '2027-03-13T14:00:00.000Z 2027-03-13T23:00:00.000Z',
  ])
})

test('the next opening is found after weeks without any, up to 100 days ahead', () => {
  const closed = (to: string) => hoursOf({ specialDays: [{ name: '', from: '2026-11-01', to, periods: [] }] })
  expect(listed(closed('2027-01-10'), 'Asia/Qatar', '2026-11-10T10:00:00Z')).toEqual(['2027-01-11T14:00:00.000Z 2027-01-11T23:00:00.000Z'])
  expect(listed(closed('2027-06-01'), 'Asia/Qatar', '2026-11-10T10:00:00Z')).toEqual([])
})

test('local times stay the same when the clocks change in Berlin: the night is an hour shorter in March and longer in October', () => {
  const night = hoursOf({ week: Array.from({ length: 7 }, () => [{ opens: 22 * hour, closes: 28 * hour }]) })
  expect(listed(night, 'Europe/Berlin', '2026-03-28T12:00:00Z')[0]).toBe('2026-03-28T21:00:00.000Z 2026-03-29T02:00:00.000Z')
  expect(listed(night, 'Europe/Berlin', '2026-10-24T12:00:00Z')[0]).toBe('2026-10-24T20:00:00.000Z 2026-10-25T03:00:00.000Z')
})

test('a period that the clocks skip is left out', () => {
  const short = hoursOf({ week: Array.from({ length: 7 }, () => [{ opens: 150, closes: 180 }]) })
  expect(listed(short, 'Europe/Berlin', '2026-03-28T12:00:00Z')[0]).toBe('2026-03-30T00:30:00.000Z 2026-03-30T01:00:00.000Z')
})

const period = fc
  .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
  .map(([opens, length]) => ({ opens, closes: opens + length }))
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyHours = fc
  .record({
    week: fc.array(fc.array(period, { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
    specialDays: fc.array(fc.record({ name: fc.constant(''), from: day, to: day, periods: fc.array(period, { maxLength: 2 }) }), {
      maxLength: 2,
    }),
    lastOrders: fc.integer({ min: 0, max: 60 }),
  })
  .filter((hours) => hoursProblem(hours) === undefined)
const zones = ['Asia/Qatar', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'] as const
const time = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') })
const pause = fc.option(fc.integer({ min: -60, max: 3_000 }))

/** Opening times at `now`, with a pause of the given minutes. */
const timesOf = (hours: OpeningHours, timeZone: string, now: number, minutes: number | null): OpeningTimes => ({
  periods: openPeriods(hours, timeZone, now),
  pausedUntil: minutes === null ? null : new Date(now + minutes * 60_000).toISOString(),
})

test('the next change is in the future, changes the state, and the state is the same until just before it', () => {
  fc.assert(
    fc.property(anyHours, fc.constantFrom(...zones), time, pause, (hours, timeZone, now, minutes) => {
      const times = timesOf(hours, timeZone, now, minutes)
      const { state, until } = openingState(times, now)
      if (until === undefined) return
      expect(until).toBeGreaterThan(now)
      const isOpen = state === 'open'
      expect(openingState(times, until).state === 'open').toBe(!isOpen)
      expect(openingState(times, until - 1).state === 'open').toBe(isOpen)
    }),
  )
})

test('the periods are sorted, do not touch, and do not depend on the time of the calculation', () => {
  fc.assert(
    fc.property(anyHours, fc.constantFrom(...zones), time, (hours, timeZone, now) => {
      const periods = openPeriods(hours, timeZone, now)
      for (const [index, { opensAt, ordersUntil, closesAt }] of periods.entries()) {
        expect(opensAt < ordersUntil && ordersUntil <= closesAt).toBe(true)
        expect(closesAt < (periods[index + 1]?.opensAt ?? '9')).toBe(true)
      }
      const [first, second] = periods
      if (first && second) expect(openPeriods(hours, timeZone, at(first.closesAt))[0]?.opensAt).toBe(second.opensAt)
    }),
  )
})
