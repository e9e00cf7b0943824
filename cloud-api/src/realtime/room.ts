// One room: its members, and what each has been told.
import type { FeedRow } from './feed.store.ts'

/** What a room needs of a socket. */
export type Listener = { send: (text: string) => void }

/** `told` is the newest number that the listener has; while it catches up, live rows wait in `waiting`. */
export type Member = { told: number; waiting: { number: number; text: string }[] | undefined }
/** `restaurantId` is known once somebody has joined. */
export type Room = { name: string; members: Map<Listener, Member>; newest: number; restaurantId: string | undefined }

/** Where a room stands: its newest number, and the rows after the one that a listener has, as far as they were read. */
type Standing = { newest: number; missed: { number: number; row: FeedRow }[] }

const frame = (room: string, number: number, row: FeedRow) =>
  `{"event":"${row.event}","data":${row.data},"room":"${room}","seq":${number},"at":"${row.at}"}`

const joinFrame = (event: 'joined' | 'resync', room: string, seq: number, at: Date) =>
  JSON.stringify({ event, data: null, room, seq, at: at.toISOString() })

const sendOnce = (listener: Listener, member: Member, number: number, text: string) => {
  if (number <= member.told) return
  member.told = number
  listener.send(text)
}

export const tellRoom = (room: Room, number: number, row: FeedRow) => {
  room.newest = Math.max(room.newest, number)
  if (room.members.size === 0) return
  const text = frame(room.name, number, row)
  for (const [listener, member] of room.members) {
    if (member.waiting) member.waiting.push({ number, text })
    else sendOnce(listener, member, number, text)
  }
}

/** Tells what was missed, or `resync` when the log does not reach back to it, then what came meanwhile, and lets live rows through. */
export const catchUp = (
  room: Room,
  listener: Listener,
  member: Member,
  { newest, missed, since = newest, at }: Standing & { since: number | undefined; at: Date },
) => {
  room.newest = Math.max(room.newest, newest)
  const isWhole = since === newest || missed[0]?.number === since + 1
  listener.send(joinFrame(isWhole ? 'joined' : 'resync', room.name, newest, at))
  member.told = isWhole ? since : newest
  if (isWhole) for (const { number, row } of missed) sendOnce(listener, member, number, frame(room.name, number, row))
  for (const { number, text } of member.waiting ?? []) sendOnce(listener, member, number, text)
  member.waiting = undefined
}
