// Events about the connection itself. They are neither stored nor numbered.
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import type { EnvelopeOf, FeedEnvelope } from './feed-event.ts'

export const connectionEvents = {
  /** The room is joined; missed events up to `seq` follow. */
  joined: z.null(),
  /** The log no longer reaches back to `since`: fetch the whole state, then continue from `seq`. */
  resync: z.null(),
  /** The newest number of each joined room. */
  heartbeat: z.object({ rooms: z.record(z.string(), z.number()) }),
  /** A client message was rejected; `room` is the room it tried to join, if it names one. */
  refused: z.object({ error: z.custom<RefusalCode>(), event: z.string(), room: z.string() }),
}
export type ConnectionEvents = { [Event in keyof typeof connectionEvents]: z.input<(typeof connectionEvents)[Event]> }

/** Whether an event is about the connection. Any other event belongs to a feed, even an event that only a newer server knows. */
export const isConnectionEvent = (event: string): event is keyof ConnectionEvents => Object.hasOwn(connectionEvents, event)

export type ConnectionEnvelope = EnvelopeOf<ConnectionEvents>
export type Envelope = FeedEnvelope | ConnectionEnvelope
