import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../reports/period.ts'
import { planPeriods, periodStart } from './plan.ts'
import {
  dueDayOf,
  isEnded,
  isTimeToIssue,
  lapseDayOf,
  subscriptionState,
  subscriptionStates,
  type SubscriptionState,
} from './subscription-state.ts'

const today = '2026-11-25'
const facts = { trialEndsOn: '2026-11-01', cancelledOn: null, openDueOn: null }

test.each([
  [{}, 'active'],
  [{ trialEndsOn: '2026-11-26' }, 'trial'],
  [{ trialEndsOn: '2026-11-25' }, 'active'],
  [{ openDueOn: '2026-12-02' }, 'due'],
  [{ openDueOn: '2026-11-25' }, 'due'],
  [{ openDueOn: '2026-11-24' }, 'overdue'],
  [{ openDueOn: '2026-11-11' }, 'overdue'],
  [{ openDueOn: '2026-11-10' }, 'lapsed'],
  [{ trialEndsOn: '2026-12-01', openDueOn: '2026-12-01' }, 'due'],
  [{ cancelledOn: '2026-11-26' }, 'active'],
  [{ cancelledOn: '2026-11-25' }, 'cancelled'],
  [{ cancelledOn: '2026-11-25', openDueOn: '2026-11-01' }, 'cancelled'],
] as [Partial<Parameters<typeof subscriptionState>[0]>, SubscriptionState][])('%j is %s', (change, state) => {
  expect(subscriptionState({ ...facts, ...change }, today)).toBe(state)
})

test('an unpaid invoice lapses fifteen days after its due day and no sooner', () => {
  const openDueOn = '2026-11-10'
  expect(lapseDayOf(openDueOn)).toBe('2026-11-25')
  expect(subscriptionState({ ...facts, openDueOn }, '2026-11-24')).toBe('overdue')
  expect(subscriptionState({ ...facts, openDueOn }, '2026-11-25')).toBe('lapsed')
})

test.each([
  ['2026-12-02', true],
  ['2026-12-03', false],
  ['2026-11-25', true],
  ['2026-10-01', true],
])('the invoice of a period from %s is issued seven days before it: %s', (start, isIssued) => {
  expect(isTimeToIssue(start, today)).toBe(isIssued)
})

test.each([
  ['2026-12-02', '2026-12-02'],
  ['2026-12-03', '2026-12-03'],
  ['2026-12-01', '2026-12-02'],
  ['2026-01-01', '2026-12-02'],
])('an invoice issued today for a period from %s is due on %s', (start, due) => {
  expect(dueDayOf(start, today)).toBe(due)
})

const anyDay = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('periods', () => {
  test.each([
    ['2026-01-31', 'month', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2028-02-29', 'year', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['2026-12-15', 'month', ['2026-12-15', '2027-01-15']],
  ] as const)('from %s by the %s begin on %j', (anchor, period, starts) => {
    expect(starts.map((_, index) => periodStart(anchor, period, index))).toEqual(starts)
  })

  test('follow each other, and stay on the day of their anchor or the last day of the month', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...planPeriods), fc.nat(60), (anchor, period, index) => {
        const [start, next] = [periodStart(anchor, period, index), periodStart(anchor, period, index + 1)]
        expect(start < next).toBe(true)
        expect(start.slice(8) === anchor.slice(8) || plusDays(start, 1).endsWith('-01')).toBe(true)
      }),
    )
  })
})

test('an unpaid subscription only goes from due to overdue to lapsed as days pass, and paying makes it active', () => {
  const order = ['due', 'overdue', 'lapsed']
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (openDueOn, distance) => {
      const day = plusDays(openDueOn, distance)
      const stateOn = (each: string) => order.indexOf(subscriptionState({ ...facts, openDueOn }, each))
      expect(stateOn(plusDays(day, 1)) - stateOn(day)).toBeGreaterThanOrEqual(0)
      expect(stateOn(day)).toBeGreaterThanOrEqual(0)
      expect(subscriptionState({ ...facts, openDueOn: null, trialEndsOn: '2019-01-01' }, day)).toBe('active')
    }),
  )
})

test('a lapsed or cancelled subscription gets no further invoices', () => {
  expect(subscriptionStates.filter(isEnded)).toEqual(['lapsed', 'cancelled'])
})
