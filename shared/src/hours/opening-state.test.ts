import { expect, test } from 'vitest'
import { openingState, type OpeningTimes } from './opening-state.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`)
const iso = (time: string) => new Date(at(time)).toISOString()
const periods = [
  { opensAt: iso('09:00'), ordersUntil: iso('11:30'), closesAt: iso('12:00') },
  { opensAt: iso('17:00'), ordersUntil: iso('22:30'), closesAt: iso('23:00') },
]
const stateAt = (time: string, more: OpeningTimes = { periods }) => openingState({ periods, ...more }, at(time))

test.each([
  ['08:59', { state: 'closed', until: at('09:00'), isLastOrders: false }],
  ['09:00', { state: 'open', until: at('11:30'), closesAt: at('12:00') }],
  ['11:29', { state: 'open', until: at('11:30'), closesAt: at('12:00') }],
  ['11:30', { state: 'closed', until: at('17:00'), isLastOrders: true }],
  ['11:59', { state: 'closed', until: at('17:00'), isLastOrders: true }],
  ['12:00', { state: 'closed', until: at('17:00'), isLastOrders: false }],
  ['23:30', { state: 'closed', until: undefined, isLastOrders: false }],
])('at %s it is %j', (time, expected) => {
  expect(stateAt(time)).toEqual(expected)
})

test.each([
  ['17:59', '18:15', { state: 'paused', until: at('18:15') }],
  ['18:14', '18:15', { state: 'paused', until: at('18:15') }],
  ['18:15', '18:15', { state: 'open', until: at('22:30'), closesAt: at('23:00') }],
  // The pause includes the closing time, or the opening time.
  ['11:00', '12:30', { state: 'closed', until: at('17:00'), isLastOrders: false }],
  ['16:50', '17:20', { state: 'closed', until: at('17:20'), isLastOrders: false }],
  ['22:00', '23:30', { state: 'closed', until: undefined, isLastOrders: false }],
])('at %s and paused until %s it is %j', (time, pausedUntil, expected) => {
  expect(stateAt(time, { pausedUntil: iso(pausedUntil) })).toEqual(expected)
})

test('without hours the restaurant is always open, except during a pause; an older server sends no hours', () => {
  const open = { state: 'open', until: undefined, closesAt: undefined }
  expect(openingState({ periods: null, pausedUntil: null }, at('03:00'))).toEqual(open)
  expect(openingState({}, at('03:00'))).toEqual(open)
  expect(openingState({ periods: null, pausedUntil: iso('03:15') }, at('03:00'))).toEqual({ state: 'paused', until: at('03:15') })
})

test('a restaurant with hours that are closed on every listed day is closed', () => {
  expect(openingState({ periods: [] }, at('03:00'))).toEqual({ state: 'closed', until: undefined, isLastOrders: false })
})
