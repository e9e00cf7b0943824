// The definition in docs/examples-events.md.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { timestamp } from '../contract/wire.ts'
import { counterEvent, type FeedEventDefinition } from './feed-event.ts'

export const clearingEvents = {
  /** A table was cleared for the next guests. */
  table_cleared: counterEvent({ tableNumber: z.int(), clearedAt: timestamp }, { invalidates: { bills: true } }),
}

test('the example is an event definition', () => {
  const definitions: Record<string, FeedEventDefinition> = clearingEvents
  expect(definitions.table_cleared?.data.safeParse({ tableNumber: 4, clearedAt: '2026-11-20T12:00:00.000Z' }).success).toBe(true)
})
