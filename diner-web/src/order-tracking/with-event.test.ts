import type { OrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withEvent } from './with-event.ts'

const placed = {
  orderId: 'o',
  orderNumber: 7,
  version: 1,
  status: 'Received',
  acknowledgedAt: null,
  silencedAt: null,
  unreachableAt: null,
  acceptedAt: null,
  promisedAt: null,
  closedAt: null,
  cancelReason: null,
} as OrderOnWire // the fields that change
const about = { orderId: 'o', orderNumber: 7, acceptedAt: 'then', promisedAt: null, closedAt: null, cancelReason: null }
const envelope = (event: object) => ({ room: 'order:o', seq: 0, at: '', ...event }) as FeedEnvelope // the fields that the rule reads
const allEvents = [
  envelope({ event: 'order_acknowledged', data: { orderId: 'o', version: 2, acknowledgedAt: 'then' } }),
  envelope({ event: 'order_status_updated', data: { ...about, version: 3, status: 'Preparing' } }),
  envelope({ event: 'order_status_updated', data: { ...about, version: 4, status: 'Out for Delivery' } }),
  envelope({ event: 'order_status_updated', data: { ...about, version: 5, status: 'Delivered' } }),
]

test('each event changes the fields that it contains', () => {
  expect(allEvents.reduce(withEvent, placed)).toMatchObject({ version: 5, status: 'Delivered', acknowledgedAt: 'then', acceptedAt: 'then' })
})

test('the status never goes back, for any sequence of events', () => {
  const rank = ['Received', 'Preparing', 'Out for Delivery', 'Delivered']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...allEvents), { maxLength: 20 }), (events) => {
      const seen = [placed]
      for (const event of events) seen.push(withEvent(seen.at(-1) ?? placed, event))
      const ranks = seen.map(({ status }) => rank.indexOf(status))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }),
  )
})
