// The rooms of one socket.
import type { RefusalCode } from '../refusals/refusals.ts'
import type { ConnectionEvents } from './connection.events.ts'
import type { Envelope } from './connection.events.ts'
import { createJoinedRoom, type Join, type JoinedRoom, type JoinedRoomDeps, type RoomListener } from './joined-room.ts'

type Deps = JoinedRoomDeps & {
  onSessionRefused: () => void
  /** The server rejected a message that does not join a room. */
  onRejected?: (event: string, error: RefusalCode) => void
}

/** Refusals that a renewed session may resolve. */
const isAboutSession = (error: RefusalCode) => error === 'session.expired' || error === 'session.none'

/** `onChange` is also called after leaving a room. */
export const createJoinedRooms = ({ onSessionRefused, onRejected, ...deps }: Deps) => {
  const rooms = new Map<string, JoinedRoom>()

  const receiveRefusal = ({ error, event, room: name }: ConnectionEvents['refused']) => {
    if (isAboutSession(error)) return onSessionRefused()
    // A counter's message does not name its room, because the room is its restaurant's.
    const room = rooms.get(name) ?? [...rooms.values()].find((each) => each.event === event && each.isJoining())
    if (!room) return onRejected?.(event, error)
    room.receiveRefusal(error)
  }

  return {
    /** Registers a room; `join` requests it. */
    add: (name: string, join: Join, since: number | undefined, listener: RoomListener) => {
      const room = createJoinedRoom({ join, since, listener }, deps)
      rooms.set(name, room)
      const leave = () => {
        room.cancelRetry()
        if (rooms.get(name) !== room) return
        rooms.delete(name)
        deps.onChange()
      }
      return { join: room.join, leave }
    },
    joinAll: () => {
      for (const room of rooms.values()) room.join()
    },
    isAnyJoined: () => [...rooms.values()].some((room) => room.isJoined()),
    /** Requests events that the joined rooms have missed; each room answers. */
    requestMissed: () => {
      for (const room of rooms.values()) if (room.isJoined()) room.requestMissed()
    },
    /** Fetches the state of the rooms whose events do not arrive: all rooms while the connection is closed. */
    poll: (isOpen: boolean) => {
      for (const room of rooms.values()) if (!(isOpen && room.isJoined()) && !room.isRejected()) room.poll()
    },
    cancelRetries: () => {
      for (const room of rooms.values()) room.cancelRetry()
    },
    receive: (envelope: Envelope) => {
      if (envelope.event === 'refused') return receiveRefusal(envelope.data)
      if (envelope.event !== 'heartbeat') return rooms.get(envelope.room)?.receive(envelope)
      for (const [name, room] of rooms) room.receiveHeartbeat(envelope.data.rooms[name])
    },
    isEmpty: () => rooms.size === 0,
    haveAnswered: () => [...rooms.values()].every((room) => !room.isJoining()),
  }
}
