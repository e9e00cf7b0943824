import type { ConnectionEvents } from '@sufra/shared/realtime/connection.events'
import type { Listener } from './rooms/room.ts'

/** Sends an event about the connection itself, which belongs to no room and has no number. */
export const emitTo = <Event extends keyof ConnectionEvents>(listener: Listener, event: Event, data: ConnectionEvents[Event], at: Date) =>
  listener.send(JSON.stringify({ event, data, room: '', seq: 0, at: at.toISOString() }))
