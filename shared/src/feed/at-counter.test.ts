import { expect, test } from 'vitest'
import { feedEvents } from '../features.ts'
import { callerOf, callsStaff, changesClosedByPlatform, changesHandBacks, fetchedByMain, isStaleAfter, soundOf } from './at-counter.ts'
import type { CounterQuery, FeedEnvelope } from '../realtime/feed-event.ts'

// with just the fields that the rules read
const envelope = (event: string, data: object) => ({ event, data, room: '', seq: 1, at: '' }) as FeedEnvelope

const queries = Object.keys({
  account: true,
  bills: true,
  cash: true,
  'closed-by-platform': true,
  dashboard: true,
  'first-steps': true,
  'hand-backs': true,
  menu: true,
  'order-history': true,
  subscription: true,
  support: true,
  tables: true,
} satisfies Record<CounterQuery, true>) as CounterQuery[] // the keys of this record

const cancelled = { status: 'Cancelled', cancelReason: 'by_diner' }
const declined = { payment: { declinedRefund: 1 } }
const about = (kind: string) => ({ notification: { kind } })

const cases: [string, object, CounterQuery[]][] = [
  ['order_placed', {}, ['bills', 'dashboard', 'first-steps', 'order-history']],
  ['order_status_updated', { status: 'Preparing', cancelReason: null }, ['bills', 'dashboard', 'order-history']],
  ['order_status_updated', cancelled, ['bills', 'closed-by-platform', 'dashboard', 'hand-backs', 'order-history']],
  ['order_payment_changed', { payment: {} }, ['bills', 'cash', 'dashboard', 'order-history']],
  ['order_payment_changed', declined, ['bills', 'cash', 'dashboard', 'hand-backs', 'order-history']],
  ['order_acknowledged', {}, ['dashboard', 'order-history']],
  ['order_printed', {}, ['dashboard', 'order-history']],
  ['order_silenced', {}, ['dashboard', 'order-history']],
  ['order_unreachable', {}, ['dashboard', 'order-history']],
  ['orders_dismissed', {}, ['closed-by-platform']],
  ['menu_changed', {}, ['dashboard', 'menu']],
  ['tables_changed', {}, ['first-steps', 'tables']],
  ['cash_changed', {}, ['cash']],
  ['table_bill_changed', {}, ['bills']],
  ['waiter_called', {}, []],
  ['waiter_call_acknowledged', {}, []],
  ['waiter_coming', {}, []],
  ['account_changed', {}, ['account']],
  ['newNotification', about('documents_decided'), ['account']],
  ['newNotification', about('support_replied'), []],
  ['subscription_changed', {}, ['subscription']],
  ['support_changed', {}, ['support']],
  ['order_event_of_a_newer_server', { orderId: 'x' }, ['dashboard', 'order-history']],
  ['other_event_of_a_newer_server', {}, []],
]

test.each(cases)('%s with %o makes %o stale', (event, data, stale) => {
  expect(queries.filter((query) => isStaleAfter(envelope(event, data), query))).toEqual(stale)
})

test('each event has its stale queries stated', () => {
  expect(Object.keys(feedEvents).filter((event) => !cases.some(([stated]) => stated === event))).toEqual([])
})

test('a notification plays the sound `order`, unless it is about an order, which has its own alarm', () => {
  expect(soundOf(envelope('newNotification', about('support_replied')))).toBe('order')
  expect(soundOf(envelope('newNotification', about('order_placed')))).toBeUndefined()
})

test('an order that calls a waiter and a table that asks for its bill call the staff, and a cancelled order does not', () => {
  expect(callerOf(envelope('waiter_called', { orderId: 'order' }))).toBe('order')
  expect(callerOf(envelope('table_bill_changed', { tableId: 'table' }))).toBe('table')
  expect(callerOf(envelope('order_status_updated', { orderId: 'order', ...cancelled }))).toBeUndefined()
})

test('the main process fetches the snapshot after a change of the menu or the tables, and the session after one of the account', () => {
  const fetched = Object.keys(feedEvents).map((event) => [event, fetchedByMain(envelope(event, {}))])
  expect(fetched.filter(([, part]) => part)).toEqual([
    ['menu_changed', 'snapshot'],
    ['tables_changed', 'snapshot'],
    ['account_changed', 'session'],
  ])
})

test.each([
  ['waiter_called', {}, true],
  ['waiter_coming', {}, false],
  ['table_bill_changed', { reason: 'asked' }, true],
  ['table_bill_changed', { reason: 'dismissed' }, false],
  ['order_status_updated', { cancelReason: 'by_diner' }, true],
  ['order_status_updated', { cancelReason: 'sold_out' }, false],
  ['order_status_updated', { cancelReason: null }, false],
  ['order_placed', {}, false],
])('%s with %o calls the staff: %s', (event, data, calls) => {
  expect(callsStaff(envelope(event, data))).toBe(calls)
})

test.each([
  ['order_status_updated', { cancelReason: 'by_diner' }, true],
  ['order_status_updated', { cancelReason: 'missed' }, true],
  ['order_status_updated', { cancelReason: null, closedAutomatically: true }, true],
  ['order_status_updated', { cancelReason: 'sold_out' }, false],
  ['orders_dismissed', {}, true],
])("%s with %o changes the counter's list of closed orders: %s", (event, data, changes) => {
  expect(changesClosedByPlatform(envelope(event, data))).toBe(changes)
})

test('cancellations, declined refunds and changes of listed orders change the list, other payments do not', () => {
  const changed = (declinedRefund?: number) =>
    envelope('order_payment_changed', { orderId: 'one', version: 2, payment: { declinedRefund } })
  expect(changesHandBacks(envelope('order_status_updated', { status: 'Cancelled' }), [])).toBe(true)
  expect(changesHandBacks(envelope('order_status_updated', { status: 'Delivered' }), [])).toBe(false)
  expect(changesHandBacks(changed(), [])).toBe(false)
  expect(changesHandBacks(changed(0), ['two'])).toBe(false)
  expect(changesHandBacks(changed(0), ['one'])).toBe(true)
  expect(changesHandBacks(changed(1), [])).toBe(true)
})
