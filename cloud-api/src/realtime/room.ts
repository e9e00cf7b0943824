// One room: its members, and what each has been told.
import type { FeedRow } from './feed.store.ts'

/** What a room needs of a socket: that it sends frames of text, as UTF-8 or as a string, those between `cork` and `uncork` in one write. */
export type Listener = { send: (frame: Buffer | string) => void; cork: () => void; uncork: () => void }

/** `told` is the newest number that the listener has; while it catches up, live rows wait in `waiting`. */
export type Member = { told: number; waiting: { number: number; frame: Buffer }[] | undefined }
/** `restaurantId` is known once somebody has joined. */
export type Room = { name: string; members: Map<Listener, Member>; newest: number; restaurantId: string | undefined }

/** Where a room stands: its newest number, and the rows after the one that a listener has, as far as they were read. */
type DocumentStatus = { newest: number; missed: { number: number; row: FeedRow }[] }

/** More frames than this are not written at once, but as the socket takes them: an order has two. */
const maxCorked = 10

/** Encoded once, however many sockets it is sent to. */
const frameOf = (room: string, number: number, row: FeedRow): Buffer =>
  Buffer.from(`{"event":"${row.event}","data":${row.data},"room":"${room}","seq":${number},"at":"${row.at}"}`)

const joinFrame = (event: 'joined' | 'resync', room: string, seq: number, at: Date) =>
  JSON.stringify({ event, data: null, room, seq, at: at.toISOString() })

const sendOnce = (listener: Listener, member: Member, number: number, frame: Buffer) => {
  if (number <= member.told) return
  member.told = number
  listener.send(frame)
}

/** Sends so many frames to these listeners: the few of an order in one write, which halves what an order costs. */
export const inOneWrite = (listeners: Iterable<Listener>, frames: number, sendAll: () => void) => {
  const corked = frames > 1 && frames <= maxCorked ? [...listeners] : []
  for (const listener of corked) listener.cork()
  try {
    sendAll()
  } finally {
    for (const listener of corked) listener.uncork()
  }
}

export const tellRoom = (room: Room, number: number, row: FeedRow) => {
  room.newest = Math.max(room.newest, number)
  if (room.members.size === 0) return
  const frame = frameOf(room.name, number, row)
  for (const [listener, member] of room.members) {
    if (member.waiting) member.waiting.push({ number, frame })
    else sendOnce(listener, member, number, frame)
  }
}

/** Tells what was missed, or `resync` when the log does not reach back to it, then what came meanwhile, and lets live rows through. */
export const catchUp = (
  room: Room,
  listener: Listener,
  member: Member,
  { newest, missed, since = newest, at }: DocumentStatus & { since: number | undefined; at: Date },
) => {
  room.newest = Math.max(room.newest, newest)
  const isWhole = since === newest || missed[0]?.number === since + 1
  listener.send(joinFrame(isWhole ? 'joined' : 'resync', room.name, newest, at))
  member.told = isWhole ? since : newest
  if (isWhole) for (const { number, row } of missed) sendOnce(listener, member, number, frameOf(room.name, number, row))
  for (const { number, frame } of member.waiting ?? []) sendOnce(listener, member, number, frame)
  member.waiting = undefined
}
