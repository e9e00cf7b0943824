import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedEnvelope } from '../realtime/feed-event.ts'
import { applyEvent, changeOf, orderIdOf } from './apply-event.ts'
import type { CounterOrderOnWire } from './order.ts'
import { orderStatuses } from './order-status.ts'

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
} as CounterOrderOnWire // with just the fields that change
const about = { orderId: 'o', orderNumber: 7, acceptedAt: 'then', promisedAt: null, closedAt: null, cancelReason: null }
const envelope = (event: object) => ({ room: 'order:o', seq: 0, at: '', ...event }) as FeedEnvelope // with just the fields that the rule reads
const allEvents = [
  envelope({ event: 'order_acknowledged', data: { orderId: 'o', version: 2, acknowledgedAt: 'then' } }),
  envelope({ event: 'order_status_updated', data: { ...about, version: 3, status: 'Preparing' } }),
  envelope({ event: 'order_status_updated', data: { ...about, version: 4, status: 'Out for Delivery' } }),
  envelope({ event: 'order_status_updated', data: { ...about, version: 5, status: 'Delivered' } }),
]

const order = (version: number) => ({ ...placed, version })
const apply = (known: CounterOrderOnWire | undefined, events: readonly FeedEnvelope[]) => events.reduce(applyEvent, known)

test('each event changes the fields that it contains', () => {
  expect(apply(placed, allEvents)).toMatchObject({ version: 5, status: 'Delivered', acknowledgedAt: 'then', acceptedAt: 'then' })
})

test('an order is added by the event of its placing alone, and repeating the event changes nothing', () => {
  const placing = envelope({ event: 'order_placed', data: placed })
  expect(apply(undefined, allEvents)).toBeUndefined()
  expect(apply(undefined, [placing])).toBe(placed)
  expect(apply(order(3), [placing])).toEqual(order(3))
})

test('an event of another order or of no order changes nothing', () => {
  const other = envelope({ event: 'order_silenced', data: { orderId: 'p', version: 9, silencedAt: 'then' } })
  const menu = envelope({ event: 'menu_changed', data: { menuVersion: 9 } })
  expect(apply(placed, [other, menu])).toBe(placed)
  expect([other, menu].map((event) => [orderIdOf(event), changeOf(event)?.version])).toEqual([
    ['p', 9],
    [undefined, undefined],
  ])
})

const someEvents = fc.array(fc.constantFrom(...allEvents), { maxLength: 20 })

test('the status and the version never go back, for any sequence of events', () => {
  fc.assert(
    fc.property(someEvents, (events) => {
      const seen = [placed]
      for (const event of events) seen.push(apply(seen.at(-1), [event]) ?? placed)
      const numbers = seen.map(({ version, status }) => [version, orderStatuses.indexOf(status)])
      for (const column of [0, 1]) {
        const ranks = numbers.map((row) => row[column] ?? -1)
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('repeated and late events do not change the result of the events in order', () => {
  fc.assert(
    fc.property(someEvents, (late) => {
      const latest = apply(placed, allEvents)
      expect(apply(placed, [...allEvents, ...late])).toEqual(latest)
      expect(
        apply(
          placed,
          allEvents.flatMap((event) => [event, event]),
        ),
      ).toEqual(latest)
    }),
  )
})
