// The restaurant's feed on the desktop: the main process holds the socket, stores the events and sends them to the page.
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import type { RoomListener } from '@sufra/shared/realtime/joined-room'
import type { Bridge } from '../../../bridge/bridge.ts'
import type { Room } from './connection-context.ts'

/** Events are buffered for a page that is still reading its list: when it joins, later events are delivered from the buffer. */
const maxBuffered = 500

export const createMainRoom = (bridge: Bridge): Room => {
  const buffer: FeedEnvelope[] = []
  let listener: RoomListener | undefined
  let cursor = 0

  const deliver = (envelope: FeedEnvelope) => {
    if (!listener || envelope.seq <= cursor) return
    cursor = envelope.seq
    listener.onEvent(envelope)
  }

  bridge.on('feedEvent', (envelope) => {
    buffer.push(envelope)
    if (buffer.length > maxBuffered) buffer.shift()
    deliver(envelope)
  })
  bridge.on('boardReset', () => listener?.onResync())

  return {
    join: (_room, _join, since, joined) => {
      listener = joined
      cursor = since ?? buffer.at(-1)?.seq ?? 0
      buffer.forEach(deliver)
      return () => {
        if (listener === joined) listener = undefined
      }
    },
    // The main process sends the messages itself.
    send: () => {},
  }
}
