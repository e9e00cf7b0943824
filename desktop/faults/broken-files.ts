// Damages the desktop's two databases in the ways that disks do, reopens them and counts the remaining entries. Uses a small tmpfs where it
// can be mounted.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom, type Random } from '../../cloud-api/src/demo/random.ts'
import { openStorage } from '../src/main/core/desk-storage.ts'
import type { Entry } from '../src/main/outbox/outbox-store.ts'

export type BrokenResult = { fault: string; tried: number; started: number; found: number; lost: number; wrong: number }

const migrationsFolder = join(import.meta.dirname, '../migrations')
const entries = 40
const now = () => new Date('2026-11-20T18:00:00Z')
const open = (folder: string) => openStorage({ folder, migrationsFolder, now })

const entryOf = (index: number): Entry => ({
  key: `key-${index}`,
  restaurantId: 'r',
  method: 'PATCH',
  path: `/api/merchant/orders/${String(index).padStart(22, 'a')}/status`,
  body: JSON.stringify({ status: 'Preparing', minutes: 15 }),
  madeAt: index,
})
const answerOf = (index: number) =>
  JSON.stringify({ success: true, data: [{ _id: index, name: { en: `Dish ${index}`, ar: `طبق ${index}` } }] })
const pathOf = (index: number) => `/api/merchant/items?categoryId=${index}`

const fill = (folder: string) => {
  const storage = open(folder)
  for (let index = 0; index < entries; index += 1) {
    storage.outbox.put(entryOf(index))
    storage.responses.store(pathOf(index), answerOf(index).repeat(8))
  }
  storage.settings.write('desk', { address: 'http://localhost:7400' })
  storage.close()
}

type Fault = { name: string; times: number; file: 'outbox.db' | 'cache.db'; damage: (file: string, random: Random) => void }

const writeOver = (file: string, change: (bytes: Buffer) => void) => {
  const bytes = readFileSync(file)
  change(bytes)
  writeFileSync(file, bytes)
}
const page = 4_096

const each = (file: Fault['file']): Fault[] => [
  {
    name: `${file}: one bit flipped`,
    times: 60,
    file,
    damage: (path, random) =>
      writeOver(path, (bytes) => {
        const at = random.between(0, bytes.length - 1)
        bytes[at] = (bytes[at] ?? 0) ^ (1 << random.between(0, 7))
      }),
  },
  {
    name: `${file}: a page of zeros`,
    times: 30,
    file,
    damage: (path, random) =>
      writeOver(path, (bytes) => {
        const at = random.between(0, bytes.length / page - 1) * page
        bytes.fill(0, at, at + page)
      }),
  },
  ...[0, 25, 50, 75].map((share): Fault => ({
    name: `${file}: cut off at ${share} %`,
    times: 5,
    file,
    damage: (path) => truncateSync(path, Math.floor((statSync(path).size * share) / 100)),
  })),
  {
    name: `${file}: other bytes altogether`,
    times: 5,
    file,
    damage: (path, random) => writeFileSync(path, `no database ${random.next()}`),
  },
  { name: `${file}: gone`, times: 5, file, damage: (path) => rmSync(path) },
]

/** Checks that every acknowledged entry is unchanged or listed as damaged, and that every cached response equals the stored one. */
const inspect = (folder: string) => {
  const storage = open(folder)
  try {
    const all = storage.outbox.all()
    const found = Array.from({ length: entries }, (_, index) => entryOf(index)).filter((entry) =>
      all.some((row) => row.key === entry.key && row.state === 'waiting' && row.body === entry.body && row.path === entry.path),
    ).length
    const reported = all.filter(({ state }) => state === 'refused').length
    const stored = Array.from({ length: entries }, (_, index) => ({ index, body: storage.responses.get(pathOf(index)) }))
    const wrong = stored.filter(({ index, body }) => body !== undefined && body !== answerOf(index).repeat(8)).length
    return { found, lost: Math.max(0, entries - found - reported), wrong }
  } finally {
    storage.close()
  }
}

export const breakFiles = (seed: number): BrokenResult[] => {
  const random = createRandom(seed)
  const master = mkdtempSync(join(tmpdir(), 'sufra-files-'))
  fill(master)
  const results = [...each('outbox.db'), ...each('cache.db')].map(({ name, times, file, damage }) => {
    const result: BrokenResult = { fault: name, tried: times, started: 0, found: 0, lost: 0, wrong: 0 }
    for (let time = 0; time < times; time += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'sufra-file-'))
      cpSync(master, folder, { recursive: true })
      damage(join(folder, file), random)
      const { found, lost, wrong } = inspect(folder)
      result.started += 1
      result.found += found
      result.lost += lost
      result.wrong += wrong
      rmSync(folder, { recursive: true, force: true })
    }
    return result
  })
  rmSync(master, { recursive: true, force: true })
  return results
}

const mount = (...parameters: string[]) => {
  try {
    execFileSync('mount', parameters, { stdio: 'ignore' })
    return true
  } catch {
    return false // requires root, which some containers do not allow
  }
}

export type DiskResult = { fault: string; where: string; acknowledged: number; refused: number; lost: number }

const countLost = (folder: string, acknowledged: Entry[]) => {
  const storage = open(folder)
  const keys = new Set(storage.outbox.all().map(({ key }) => key))
  storage.close()
  return acknowledged.filter(({ key }) => !keys.has(key)).length
}

/** Puts entries until the disk is full, frees space and continues. */
const putUntilFull = (folder: string, makeRoom: () => void) => {
  const storage = open(folder)
  const acknowledged: Entry[] = []
  /** Returns the number of rejected entries. */
  const put = (from: number, to: number) => {
    let count = 0
    for (let index = from; index < to && count < 20; index += 1) {
      const entry = { ...entryOf(index), body: 'x'.repeat(2_000) }
      try {
        storage.outbox.put(entry)
        acknowledged.push(entry)
      } catch {
        count += 1
      }
    }
    return count
  }
  const refused = put(0, 2_000)
  makeRoom()
  put(2_000, 2_010)
  storage.close()
  return { acknowledged, refused }
}

/** A start on a read-only disk must fail completely and lose nothing. Returns the number of failed starts. */
const startReadOnly = (folder: string, place: string): number => {
  if (!mount('-o', 'remount,ro', place)) throw new Error('the disk could not be made read-only')
  try {
    open(folder).close()
    return 0
  } catch {
    return 1
  } finally {
    mount('-o', 'remount,rw', place)
  }
}

export const fillDisk = (): DiskResult[] => {
  const place = mkdtempSync(join(tmpdir(), 'sufra-disk-'))
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=1500k', 'tmpfs', place)
  if (!isMounted) return []
  const folder = join(place, 'data')
  mkdirSync(folder)
  const ballast = join(place, 'ballast')
  const second = join(place, 'second')
  for (const file of [ballast, second]) writeFileSync(file, Buffer.alloc(200_000))
  try {
    const where = 'a tmpfs of 1.5 MB'
    const full = putUntilFull(folder, () => rmSync(ballast))
    rmSync(second)
    const fullResult = {
      fault: 'disk full',
      where,
      acknowledged: full.acknowledged.length,
      refused: full.refused,
      lost: countLost(folder, full.acknowledged),
    }
    const failedStarts = startReadOnly(folder, place)
    const readOnly = {
      fault: 'read-only',
      where,
      acknowledged: full.acknowledged.length,
      refused: failedStarts,
      lost: countLost(folder, full.acknowledged),
    }
    return [fullResult, readOnly]
  } finally {
    execFileSync('umount', ['-l', place], { stdio: 'ignore' })
    if (existsSync(place)) rmSync(place, { recursive: true, force: true })
  }
}
