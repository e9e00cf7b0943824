import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStorage, type Storage } from '../local/desk-storage.ts'
import type { Entry } from './outbox-store.ts'
import { createOutbox, type Outcome } from './outbox.ts'

const migrationsFolder = join(import.meta.dirname, '../../../migrations')
let folder: string
let storage: Storage
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-outbox-'))
  storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
})
afterEach(() => {
  storage.close()
  rmSync(folder, { recursive: true, force: true })
})

const entryOf = (key: string, restaurantId = 'ours'): Entry => ({ key, restaurantId, method: 'PATCH', path: '/x', body: '{}', madeAt: 1 })
const done: Outcome = { kind: 'done', body: '{}' }
const refused: Outcome = { kind: 'refused', status: 409, body: '{"error":"order.cannot_move","message":"no"}' }
const later: Outcome = { kind: 'later' }

/** A line that answers each entry as it is told to, and a clock that is turned by hand. */
const createLine = (answer: (entry: Entry) => Outcome) => {
  const sent: string[] = []
  const timers: { at: number; run: () => void }[] = []
  const line = { isLive: true, owner: 'ours' as string | undefined, answer }
  const outbox = createOutbox({
    store: storage.outbox,
    send: async (entry) => {
      sent.push(entry.key)
      return line.answer(entry)
    },
    isAlreadyApplied: ({ key }) => key.startsWith('already'),
    isLive: () => line.isLive,
    restaurantId: () => line.owner,
    after: (milliseconds, run) => {
      const timer = { at: milliseconds, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
    random: () => 0.5,
    onDone: () => {},
    onChange: () => {},
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
  return { outbox, sent, timers, line, settle, ring: () => timers.splice(0).forEach(({ run }) => run()) }
}

test('who taps while the line is there gets the cloud’s own answer, a refusal too, and it is not listed as well', async () => {
  const { outbox } = createLine(({ key }) => (key === 'bad' ? refused : done))
  expect(await outbox.put(entryOf('good'))).toEqual(done)
  expect(await outbox.put(entryOf('bad'))).toEqual(refused)
  expect(outbox.all()).toEqual([])
})

test('without the line it is kept at once, waits in order, and goes in order', async () => {
  const { outbox, sent, line, settle } = createLine(() => later)
  line.isLive = false
  for (const key of ['a', 'b', 'c']) expect(await outbox.put(entryOf(key))).toEqual(later)
  await settle()
  expect(new Set(sent)).toEqual(new Set(['a']))
  expect(outbox.all().map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  sent.length = 0
  line.answer = () => done
  await outbox.flush()
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(outbox.all()).toEqual([])
})

test('one bad change at any place of the queue is listed, and the others go', async () => {
  for (const bad of [0, 7, 19]) {
    const { outbox, line } = createLine(() => later)
    line.isLive = false
    for (let index = 0; index < 20; index += 1) await outbox.put(entryOf(`${bad}-${index}`))
    line.answer = ({ key }) => (key === `${bad}-${bad}` ? refused : done)
    await outbox.flush()
    expect(outbox.all().map(({ key, state, refusal }) => [key, state, refusal?.error])).toEqual([
      [`${bad}-${bad}`, 'refused', 'order.cannot_move'],
    ])
    outbox.dismiss(`${bad}-${bad}`)
    expect(outbox.all()).toEqual([])
  }
})

test('what is so already needs nobody', async () => {
  const { outbox, line } = createLine(() => later)
  line.isLive = false
  await outbox.put(entryOf('already'))
  line.answer = () => refused
  await outbox.flush()
  expect(outbox.all()).toEqual([])
})

test('a server that fails is tried again, more and more rarely, at most every half a minute', async () => {
  const { outbox, timers, sent, line, settle, ring } = createLine(() => later)
  line.isLive = false
  await outbox.put(entryOf('a'))
  const waits: number[] = []
  for (let tries = 0; tries < 10; tries += 1) {
    await settle()
    waits.push(timers.at(-1)?.at ?? 0)
    ring()
  }
  expect(waits.slice(0, 4)).toEqual([251, 501, 1_001, 2_001])
  expect(Math.max(...waits)).toBe(15_001)
  expect(sent.length).toBeGreaterThanOrEqual(10)
})

test('another restaurant’s changes wait until it is signed in again', async () => {
  const { outbox, sent, line } = createLine(() => done)
  line.isLive = false
  line.owner = 'theirs'
  await outbox.put(entryOf('ours'))
  await outbox.flush()
  expect(sent).toEqual([])
  line.owner = 'ours'
  await outbox.flush()
  expect(sent).toEqual(['ours'])
})

test('who is signed out loses nothing', async () => {
  const { outbox, line } = createLine(() => ({ kind: 'signed-out' }))
  line.isLive = false
  await outbox.put(entryOf('a'))
  await outbox.flush()
  expect(outbox.all().map(({ state }) => state)).toEqual(['waiting'])
})

test('the outbox is written through to the disk, also when it is opened again', () => {
  for (let times = 0; times < 3; times += 1) {
    storage.close()
    storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
    expect(storage.outboxSynchronous()).toBe(2)
  }
})
