// Definitions of events, which the features use: see shared/src/*/*.events.ts.
import { z } from 'zod'
import { orderId } from '../contract/wire.ts'

/**
 * `merchant`: the restaurant's counters, which receive every event. `order`: the diner of the order. `menu`: the restaurant's diners. `table`: the diners
 * of a table.
 */
export const roomKinds = ['merchant', 'order', 'menu', 'table'] as const
export type RoomKind = (typeof roomKinds)[number]

/** An event of a restaurant's feed: the schema of its data, and the rooms that it goes to. */
export type FeedEventDefinition = { data: z.ZodType; rooms: readonly ['merchant', ...RoomKind[]] }

/** An event for counters. */
export const counterEvent = <Shape extends z.ZodRawShape>(shape: Shape) => ({
  data: z.object(shape),
  rooms: ['merchant'] as const,
})

/** A change of one order, also for its diner. `version` numbers the order's room. */
export const orderEvent = <Shape extends z.ZodRawShape>(shape: Shape) => ({
  data: z.object({ orderId, version: z.int(), ...shape }),
  rooms: ['merchant', 'order'] as const,
})
