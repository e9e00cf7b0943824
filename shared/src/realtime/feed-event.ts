// Definitions of events, which the features use: see shared/src/*/*.events.ts.
import { z } from 'zod'
import { orderId } from '../contract/wire.ts'

/**
 * `merchant`: the restaurant's counters, which receive every event. `order`: the diner of the order. `menu`: the restaurant's diners. `table`: the diners
 * of a table.
 */
export const roomKinds = ['merchant', 'order', 'menu', 'table'] as const
export type RoomKind = (typeof roomKinds)[number]

/** Queries of the counter's pages that events make stale. */
export type CounterQuery =
  | 'account'
  | 'bills'
  | 'cash'
  | 'closed-by-platform'
  | 'dashboard'
  | 'first-steps'
  | 'hand-backs'
  | 'menu'
  | 'order-history'
  | 'subscription'
  | 'support'
  | 'tables'

/** `call`: a table needs the staff. `order`: a notification, which a page in a browser plays only for the member that it is for. */
export type EventSound = 'order' | 'call'

/** Reactions of a counter to an event. A function decides by the event's data. */
export type AtCounter<Data> = {
  /** The queries that are stale after it. */
  invalidates?: { [Query in CounterQuery]?: true | ((data: Data) => boolean) }
  /** The sound that is played once. */
  sound?: EventSound | ((data: Data) => EventSound | undefined)
  /** The id of the order or table that calls the staff. */
  calledBy?: (data: Data) => string
  /** The part that the desktop's main process fetches again: its offline snapshot or the signed-in user. */
  mainFetches?: 'snapshot' | 'session'
}

/** An event of a restaurant's feed: the schema of its data, the rooms that it goes to, and the counter's reactions. */
export type FeedEventDefinition = { data: z.ZodType; rooms: readonly ['merchant', ...RoomKind[]]; atCounter: AtCounter<never> }

type DataOf<Shape extends z.ZodRawShape> = z.input<z.ZodObject<Shape>>
type OrderShape<Shape extends z.ZodRawShape> = { orderId: typeof orderId; version: z.ZodInt } & Shape

export const feedEvent = <const Rooms extends FeedEventDefinition['rooms'], Shape extends z.ZodRawShape>(
  rooms: Rooms,
  shape: Shape,
  atCounter: AtCounter<DataOf<Shape>> = {},
) => ({ data: z.object(shape), rooms, atCounter })

/** An event for counters. */
export const counterEvent = <Shape extends z.ZodRawShape>(shape: Shape, atCounter?: AtCounter<DataOf<Shape>>) =>
  feedEvent(['merchant'], shape, atCounter)

/** A change of one order, also for its diner, that transactions append. `version` numbers the order's room. */
export const orderEvent = <Shape extends z.ZodRawShape>(shape: Shape, atCounter?: AtCounter<DataOf<OrderShape<Shape>>>) =>
  feedEvent(['merchant', 'order'], { orderId, version: z.int(), ...shape }, atCounter)

/** A change of one order that is appended, with the order's version, by the statement that makes it; no transaction appends it. */
export const statementEvent = <Shape extends z.ZodRawShape>(shape: Shape, atCounter?: AtCounter<DataOf<OrderShape<Shape>>>) => ({
  ...orderEvent(shape, atCounter),
  isOfStatement: true as const,
})

/** All events of a restaurant's feed by their names. Features add theirs, as `tables/table.events.ts` does. */
export interface FeedDefinitions {}

export type FeedEvent = keyof FeedDefinitions
/** The data of each event on the wire. */
export type FeedEvents = { [Event in FeedEvent]: z.input<FeedDefinitions[Event]['data']> }

/** An event as a room delivers it. */
export type EnvelopeOf<E> = { [K in keyof E]: { event: K; data: E[K]; room: string; seq: number; at: string } }[keyof E]
export type FeedEnvelope = EnvelopeOf<FeedEvents>
