// A room: its members, and the events sent to each.
import type { FeedRow } from '../../feed/feed.store.ts'

/**
 * The part of a socket that a room uses: sends text frames (UTF-8 bytes or a string); frames between `cork` and `uncork` go in one write.
 */
export type Listener = { send: (frame: Buffer | string) => void; cork: () => void; uncork: () => void }

/** `sent` is the newest number sent to the listener; while it catches up, live rows are buffered in `waiting`. */
export type Member = { sent: number; waiting: { number: number; frame: Buffer }[] | undefined }
/** `restaurantId` is known after the first join. */
export type Room = {
  name: string
  isForStaff: boolean
  members: Map<Listener, Member>
  newest: number
  restaurantId: string | undefined
}

/** A room's newest number, and the missed rows of a listener, as far as they were read. */
type Backlog = { newest: number; missed: { number: number; row: FeedRow }[] }

/** Maximum number of frames in one write; an order has two. */
const maxCorked = 10

/** Encoded once for all sockets. */
const frameOf = (room: string, number: number, row: FeedRow): Buffer =>
  Buffer.from(`{"event":"${row.event}","data":${row.data},"room":"${room}","seq":${number},"at":"${row.at}"}`)

const joinFrame = (event: 'joined' | 'resync', room: string, seq: number, at: Date) =>
  JSON.stringify({ event, data: null, room, seq, at: at.toISOString() })

const sendOnce = (listener: Listener, member: Member, number: number, frame: Buffer) => {
  if (number <= member.sent) return
  member.sent = number
  listener.send(frame)
}

/** Sends frames to the listeners of these rooms. The few frames of an order go in one write, which halves the cost of an order. */
export const inOneWrite = (rooms: Iterable<Room>, frames: number, sendAll: () => void) => {
  const corked = frames > 1 && frames <= maxCorked ? [...rooms].flatMap(({ members }) => [...members.keys()]) : []
  for (const listener of corked) listener.cork()
  try {
    sendAll()
  } finally {
    for (const listener of corked) listener.uncork()
  }
}

export const emitToRoom = (room: Room, number: number, row: FeedRow) => {
  room.newest = Math.max(room.newest, number)
  if (room.members.size === 0) return
  const frame = frameOf(room.name, number, row)
  for (const [listener, member] of room.members) {
    if (member.waiting) member.waiting.push({ number, frame })
    else sendOnce(listener, member, number, frame)
  }
}

/** Sends missed rows, or `resync` when the log does not reach back far enough, then buffered rows, and then passes live rows on. */
export const catchUp = (
  room: Room,
  listener: Listener,
  member: Member,
  { newest, missed, since = newest, at }: Backlog & { since: number | undefined; at: Date },
) => {
  room.newest = Math.max(room.newest, newest)
  const isWhole = since === newest || missed[0]?.number === since + 1
  listener.send(joinFrame(isWhole ? 'joined' : 'resync', room.name, newest, at))
  member.sent = isWhole ? since : newest
  if (isWhole) for (const { number, row } of missed) sendOnce(listener, member, number, frameOf(room.name, number, row))
  for (const { number, frame } of member.waiting ?? []) sendOnce(listener, member, number, frame)
  member.waiting = undefined
}
