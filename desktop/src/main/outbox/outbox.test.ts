import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStorage, type Storage } from '../core/desk-storage.ts'
import type { Entry } from './outbox-store.ts'
import { createOutbox } from './outbox.ts'
import type { Outcome } from './outcome.ts'

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

/** An outbox over a connection with scripted outcomes and a manual clock. */
const openOutboxWith = (answer: (entry: Entry) => Outcome | Promise<Outcome>) => {
  const sent: string[] = []
  const timers: { at: number; run: () => void }[] = []
  const connection = { isLive: true, owner: 'ours' as string | undefined, answer }
  const outbox = createOutbox({
    store: storage.outbox,
    send: async (entry) => {
      sent.push(entry.key)
      return connection.answer(entry)
    },
    isAlreadyApplied: ({ key }) => key.startsWith('already'),
    isLive: () => connection.isLive,
    restaurantId: () => connection.owner,
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
  return { outbox, sent, timers, connection, settle, runTimers: () => timers.splice(0).forEach(({ run }) => run()) }
}

test('while connected a call returns the cloud’s response, even a refusal, and leaves no entry', async () => {
  const { outbox } = openOutboxWith(({ key }) => (key === 'bad' ? refused : done))
  expect(await outbox.put(entryOf('good'))).toEqual(done)
  expect(await outbox.put(entryOf('bad'))).toEqual(refused)
  expect(outbox.all()).toEqual([])
})

test('while disconnected calls are stored immediately and later sent in order', async () => {
  const { outbox, sent, connection, settle } = openOutboxWith(() => later)
  connection.isLive = false
  for (const key of ['a', 'b', 'c']) expect(await outbox.put(entryOf(key))).toEqual(later)
  await settle()
  expect(new Set(sent)).toEqual(new Set(['a']))
  expect(outbox.all().map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  sent.length = 0
  connection.answer = () => done
  await outbox.flush()
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(outbox.all()).toEqual([])
})

test('calls made during another call are sent after it, each once', async () => {
  const first = Promise.withResolvers<Outcome>()
  const { outbox, sent } = openOutboxWith(({ key }) => (key === 'a' ? first.promise : done))
  const calls = ['a', 'b', 'c'].map((key) => outbox.put(entryOf(key)))
  void outbox.flush()
  expect(sent).toEqual(['a'])
  first.resolve(done)
  expect(await Promise.all(calls)).toEqual([done, done, done])
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('a refused call anywhere in the queue is listed, and all other calls are sent', async () => {
  for (const bad of [0, 7, 19]) {
    const { outbox, connection } = openOutboxWith(() => later)
    connection.isLive = false
    for (let index = 0; index < 20; index += 1) await outbox.put(entryOf(`${bad}-${index}`))
    connection.answer = ({ key }) => (key === `${bad}-${bad}` ? refused : done)
    await outbox.flush()
    expect(outbox.all().map(({ key, state, refusal }) => [key, state, refusal?.error])).toEqual([
      [`${bad}-${bad}`, 'refused', 'order.cannot_move'],
    ])
    outbox.dismiss(`${bad}-${bad}`)
    expect(outbox.all()).toEqual([])
  }
})

test('a refused change that is already applied is removed', async () => {
  const { outbox, connection } = openOutboxWith(() => later)
  connection.isLive = false
  await outbox.put(entryOf('already'))
  connection.answer = () => refused
  await outbox.flush()
  expect(outbox.all()).toEqual([])
})

test('a failing server is retried with backoff of at most 30 seconds', async () => {
  const { outbox, timers, sent, connection, settle, runTimers } = openOutboxWith(() => later)
  connection.isLive = false
  await outbox.put(entryOf('a'))
  const waits: number[] = []
  for (let tries = 0; tries < 10; tries += 1) {
    await settle()
    waits.push(timers.at(-1)?.at ?? 0)
    runTimers()
  }
  expect(waits.slice(0, 4)).toEqual([251, 501, 1_001, 2_001])
  expect(Math.max(...waits)).toBe(15_001)
  expect(sent.length).toBeGreaterThanOrEqual(10)
})

test('calls of another restaurant wait until it is signed in again', async () => {
  const { outbox, sent, connection } = openOutboxWith(() => done)
  connection.isLive = false
  connection.owner = 'theirs'
  await outbox.put(entryOf('ours'))
  await outbox.flush()
  expect(sent).toEqual([])
  connection.owner = 'ours'
  await outbox.flush()
  expect(sent).toEqual(['ours'])
})

test('signing out loses no calls', async () => {
  const { outbox, connection } = openOutboxWith(() => ({ kind: 'signed-out' }))
  connection.isLive = false
  await outbox.put(entryOf('a'))
  await outbox.flush()
  expect(outbox.all().map(({ state }) => state)).toEqual(['waiting'])
})

test('a call that could not be stored is not sent after a restart', async () => {
  storage.outbox.put(entryOf('stored'))
  storage.close() // now the database cannot be written
  expect(() => storage.outbox.put(entryOf('not stored'))).toThrow('not open')
  storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  expect(storage.outbox.all().map(({ key }) => key)).toEqual(['stored'])
})

test('the outbox uses synchronous FULL, also when it is reopened', () => {
  for (let times = 0; times < 3; times += 1) {
    storage.close()
    storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
    expect(storage.outboxSynchronous()).toBe(2)
  }
})
