// Tests joining step by step: a row written and sent while the log is being read must not be lost.
import { expect, test } from 'vitest'
import type { FeedRow, FeedStore } from '../../feed/feed.store.ts'
import { createMerchantRoom } from './merchant-room.ts'
import type { Listener } from './room.ts'
import type { RoomType } from './room-type.ts'
import { createRooms } from './rooms.ts'

const row = (seq: number): FeedRow => ({
  seq,
  orderId: null,
  orderVersion: null,
  event: 'order_placed',
  data: '{}',
  at: '2026-11-20T12:00:00.000Z',
})

/** Creates rooms over a fake log, whose reads can be delayed or fail. */
const createRoomsWithFakeLog = () => {
  const log: FeedRow[] = []
  const held: (() => void)[] = []
  let holds = false
  let fails = false
  let queries = 0
  const since = (seq: number) => log.filter((entry) => entry.seq > seq)
  const store: Pick<FeedStore, 'readSince' | 'readNewest'> = {
    readSince: async (_restaurantId, seq, limit) => {
      queries += 1
      return since(seq).slice(0, limit)
    },
    readNewest: async () => [{ restaurantId: 'one', seq: log.length }],
  }
  const type: RoomType = {
    ...createMerchantRoom(async () => []),
    readPosition: async (restaurantId, seq) => {
      queries += 1
      if (fails) {
        fails = false
        throw new Error('the database is away')
      }
      const seen = { restaurantId, head: log.length, newest: log.length, missed: since(seq ?? log.length) }
      if (holds) {
        holds = false // later responses overtake this one
        await new Promise<void>((resolve) => held.push(resolve))
      }
      return seen
    },
  }
  const types = { placesOf: (restaurantId: string, entry: FeedRow) => [type.placeOf(restaurantId, entry) ?? []].flat() }
  const rooms = createRooms({ types, store, now: () => new Date() })
  return {
    rooms,
    join: (listening: Listener, seq: number | undefined) => rooms.join(listening, type, { id: 'one', replays: true }, seq),
    write: () => log.push(row(log.length + 1)),
    holdNext: () => (holds = true),
    release: () => held.splice(0).forEach((resolve) => resolve()),
    failNext: () => (fails = true),
    isHeld: () => held.length > 0,
    queries: () => queries,
  }
}

const listener = (frames: string[]) => ({
  send: (frame: Buffer | string) => void frames.push(String(frame)),
  cork: () => {},
  uncork: () => {},
})

const seqsOf = (frames: string[]) =>
  frames
    .map((text): { event: string; seq: number } => JSON.parse(text))
    .filter(({ event }) => event === 'order_placed')
    .map(({ seq }) => seq)

test('a row sent while the log is being read arrives once, after the missed rows', async () => {
  const { rooms, join, write, holdNext, release, isHeld } = createRoomsWithFakeLog()
  const early: string[] = []
  const late: string[] = []
  write()
  await join(listener(early), 0)
  write()
  holdNext()
  const joining = join(listener(late), 0)
  while (!isHeld()) await Promise.resolve()
  write() // after the late listener's log was read, before the response
  await rooms.notify('one')
  release()
  await joining
  expect(seqsOf(early)).toEqual([1, 2, 3])
  expect(seqsOf(late)).toEqual([1, 2, 3])
})

test('a row written while the first listener joins reaches it immediately, not at the next poll', async () => {
  const { rooms, join, write, holdNext, release, isHeld } = createRoomsWithFakeLog()
  const frames: string[] = []
  holdNext()
  const joining = join(listener(frames), 0)
  while (!isHeld()) await Promise.resolve()
  write() // after the room's position was read; the restaurant is not watched yet
  await rooms.notify('one')
  release()
  await joining
  expect(seqsOf(frames)).toEqual([1])
})

test('a listener overtaken by a second one with a newer position misses nothing', async () => {
  const { rooms, join, write, holdNext, release, isHeld } = createRoomsWithFakeLog()
  const slow: string[] = []
  const fast: string[] = []
  holdNext()
  const joining = join(listener(slow), 0)
  while (!isHeld()) await Promise.resolve()
  write()
  await join(listener(fast), 0)
  release()
  await joining
  write()
  await rooms.notify('one')
  expect(seqsOf(slow)).toEqual([1, 2])
  expect(seqsOf(fast)).toEqual([1, 2])
})

test('a listener whose second join fails has left the room, and has no position any more', async () => {
  const { rooms, join, failNext } = createRoomsWithFakeLog()
  const counter = listener([])
  await join(counter, 0)
  expect(Object.keys(rooms.positionsOf(counter))).toHaveLength(1)
  failNext()
  await expect(join(counter, 0)).rejects.toThrow('the database is away')
  expect(rooms.positionsOf(counter)).toEqual({})
})

test('a socket that leaves after a slow join does not close the room of its successor', async () => {
  const { rooms, join, write, holdNext, release, isHeld } = createRoomsWithFakeLog()
  const frames: string[] = []
  const [closed, successor] = [listener([]), listener(frames)]
  await join(closed, 0)
  holdNext()
  const joining = join(closed, 0)
  while (!isHeld()) await Promise.resolve()
  rooms.leaveAll(closed)
  await join(successor, 0)
  release()
  await joining
  rooms.leaveAll(closed)
  write()
  await rooms.notify('one')
  expect(seqsOf(frames)).toEqual([1])
})

test('joining takes one query, whatever the client has missed', async () => {
  const { join, write, queries } = createRoomsWithFakeLog()
  for (let count = 0; count < 5; count += 1) write()
  for (const since of [undefined, 0, 3, 5, 9]) {
    const before = queries()
    await join(listener([]), since)
    expect(queries() - before).toBe(1)
  }
})

test.each([
  { rows: 1, isOneWrite: false },
  { rows: 2, isOneWrite: true },
  { rows: 10, isOneWrite: true },
  { rows: 11, isOneWrite: false },
])('$rows rows sent together reach a counter in one write: $isOneWrite', async ({ rows, isOneWrite }) => {
  const { rooms, join, write } = createRoomsWithFakeLog()
  const calls: string[] = []
  const counter = {
    send: (frame: Buffer | string) => calls.push(Buffer.isBuffer(frame) ? 'row' : 'text'),
    cork: () => calls.push('cork'),
    uncork: () => calls.push('uncork'),
  }
  await join(counter, undefined)
  for (let count = 0; count < rows; count += 1) write()
  await rooms.notify('one')
  const sentRows = Array.from({ length: rows }, () => 'row')
  expect(calls).toEqual(['text', ...(isOneWrite ? ['cork', ...sentRows, 'uncork'] : sentRows)])
})
