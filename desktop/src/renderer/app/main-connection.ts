// The restaurant's feed as main tells it: main has the socket, stores what it hears, and tells it here.
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import type { RoomListener } from '@sufra/shared/realtime/joined-rooms'
import type { Bridge } from '../../bridge/bridge.ts'
import type { Room } from './connection.tsx'

/** Events are kept for a page that is still reading its list: what it joins after is told again from here. */
const maxKept = 500

export const createRoomOfMain = (bridge: Bridge): Room => {
  const kept: FeedEnvelope[] = []
  let listener: RoomListener | undefined
  let cursor = 0

  const tell = (envelope: FeedEnvelope) => {
    if (!listener || envelope.seq <= cursor) return
    cursor = envelope.seq
    listener.onEvent(envelope)
  }

  bridge.on('feedEvent', (envelope) => {
    kept.push(envelope)
    if (kept.length > maxKept) kept.shift()
    tell(envelope)
  })
  bridge.on('boardReset', () => listener?.onResync())

  return {
    join: (_room, _join, since, joined) => {
      listener = joined
      cursor = since ?? kept.at(-1)?.seq ?? 0
      kept.forEach(tell)
      return () => {
        if (listener === joined) listener = undefined
      }
    },
    // Main has acknowledged what it stored.
    say: () => {},
  }
}
