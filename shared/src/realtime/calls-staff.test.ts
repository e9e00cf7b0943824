import { expect, test } from 'vitest'
import { callsStaff, changesClosedByPlatform, type FeedEnvelope } from './events.ts'

// with just the fields that the rule reads
const envelope = (event: string, data: object) => ({ event, data, room: '', seq: 1, at: '' }) as FeedEnvelope

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
