// Opens the databases of an older release with the current one.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aKitchenOrder } from '../printing/printing.test-data.ts'
import { openStorage } from './desk-storage.ts'
import { hashOf } from './response-cache.ts'

const migrationsFolder = join(import.meta.dirname, '../../../migrations')
const restaurantId = '0198c0de-0000-7000-8000-000000000001'
const time = '2026-11-20T12:00:00.000Z'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-old-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a cache with the first migration only. */
const writeOldCache = (bodies: string[]) => {
  const oldMigrations = join(folder, 'old-migrations')
  cpSync(join(migrationsFolder, 'cache'), oldMigrations, { recursive: true })
  const path = join(oldMigrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] } // written by drizzle-kit
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  const file = new Database(join(folder, 'cache.db'))
  migrate(drizzle(file), { migrationsFolder: oldMigrations })
  for (const [index, body] of bodies.entries())
    file.prepare('insert into feed_orders values (?, 1, ?, 1, ?)').run(String(index), index + 1, body)
  file.prepare('insert into feed_position values (?, 7)').run(restaurantId)
  for (const [responsePath, body] of [
    ['/orders', '{"heardAt":null}'],
    ['/menu', '{}'],
  ] as const)
    file.prepare('insert into kept_answers values (?, ?, ?)').run(responsePath, hashOf(body), body)
  file.close()
}
const oldBody = (heardAt: string | null) => {
  const { acknowledgedAt: _, ...order } = aKitchenOrder({ totalPrice: 45.5 })
  return JSON.stringify({ ...order, heardAt })
}

test('the orders, the position and the outbox of an older release stay, under the current names', () => {
  const first = openStorage({ folder, migrationsFolder, now: () => new Date() })
  first.outbox.put({ key: 'k', restaurantId, method: 'PATCH', path: '/api/x', body: '{}', madeAt: 1 })
  const waiting = first.outbox.all()
  first.close()
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `cache.db${end}`), { force: true })

  writeOldCache([oldBody(time), oldBody(null)])
  const storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  expect(storage.notes).toEqual([])
  expect(storage.orders.read('0')).toEqual(aKitchenOrder({ totalPrice: 45.5, acknowledgedAt: time }))
  expect(storage.orders.read('1')).toEqual(aKitchenOrder({ totalPrice: 45.5, acknowledgedAt: null }))
  expect(storage.orders.position(restaurantId)).toBe(7)
  expect([...storage.responses.hashes().keys()]).toEqual(['/menu'])
  expect(waiting).toHaveLength(1)
  expect(storage.outbox.all()).toEqual(waiting)
  storage.close()
})
