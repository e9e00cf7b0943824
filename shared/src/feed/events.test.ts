import { expect, test } from 'vitest'
import { z } from 'zod'
import { connectionEvents, isConnectionEvent } from '../realtime/connection.events.ts'
import { feedEvents } from '../features.ts'
import type { FeedEventDefinition } from '../realtime/feed-event.ts'

const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const definitions = Object.entries<FeedEventDefinition>({ ...feedEvents })

test('an event goes to the room of an order exactly when its data has the order and its version, which numbers the room', () => {
  const [toOrders, withVersion] = [
    definitions.filter(([, { rooms }]) => rooms.some((room) => room === 'order')),
    definitions.filter(([, { data }]) => {
      const required = jsonSchemaOf(data).required ?? []
      return required.includes('orderId') && required.includes('version')
    }),
  ]
  expect(toOrders.map(([event]) => event)).toEqual(withVersion.map(([event]) => event))
  expect(toOrders.length).toBeGreaterThan(3)
})

test('no event of the feed has the name of a connection event, and an unknown event counts as a feed event', () => {
  expect(Object.keys(feedEvents).filter(isConnectionEvent)).toEqual([])
  expect(Object.keys(connectionEvents).every(isConnectionEvent)).toBe(true)
  expect(['event_of_a_newer_server', 'toString'].filter(isConnectionEvent)).toEqual([])
})
