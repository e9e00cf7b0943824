// The definition in docs/examples-events.md.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { timestamp } from '../contract/wire.ts'
import { counterEvent, type FeedEventDefinition } from './feed-event.ts'

export const waiterEvents = {
  /** A diner called a waiter. */
  waiter_called: counterEvent({ tableNumber: z.int(), calledAt: timestamp }),
}

test('the example is a definition of an event', () => {
  const definitions: Record<string, FeedEventDefinition> = waiterEvents
  expect(definitions.waiter_called?.data.safeParse({ tableNumber: 4, calledAt: '2026-11-20T12:00:00.000Z' }).success).toBe(true)
})
