// The scan finds a canary value that is planted in each kind of place, and nothing in a run without any.
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFolder } from '../../cloud-api/testing/servers/read-rows.ts'
import { canaries, canaryCvv, canaryPin } from './canary-values.ts'
import { findCanaries } from './find-canaries.ts'
import { recordingKinds } from './recordings.ts'
import { scanRecordings } from './scan-recordings.ts'

const number = '4000000000003220'
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('a value is found', () => {
  test.each(canaries.map(({ kind, value }) => [kind, value]))('plain: the %s %s', (kind, value) => {
    expect(findCanaries(`{"typed":"${value}"}`)).toMatchObject([{ kind, value, how: 'plain' }])
    expect(findCanaries(`typed=${value}&next=1`)).toMatchObject([{ value }])
    expect(findCanaries(`{"typed":${value}}`)).toMatchObject([{ value }])
  })
  test.each([
    ['with spaces', '4000 0000 0000 3220'],
    ['with dashes', '4000-0000-0000-3220'],
    ['in a form', 'number=4000+0000+0000+3220'],
    ['in an address', '/pay?n=4000%200000%200000%203220'],
    ['in UTF-16', Buffer.from(number, 'utf16le').toString('latin1')],
    ['in base64', base64(number)],
    ...['a', 'ab', 'abc'].map((before): [string, string] => [`in base64 after ${before}`, base64(`${before}${number},`)]),
    ['in hexadecimal', Buffer.from(number).toString('hex')],
    ['as the bytes of a buffer', JSON.stringify(Buffer.from(number))],
    ['next to letters', `x${number}y`],
  ])('%s', (_name, text) => {
    expect(findCanaries(text)).not.toEqual([])
    expect(findCanaries(text, { isRaw: true })).not.toEqual([])
  })
  test('a pin and a CVV in base64 or as bytes', () => {
    expect(findCanaries(base64(canaryPin))).toMatchObject([{ kind: 'pin', how: 'base64' }])
    expect(findCanaries(JSON.stringify(Buffer.from(canaryCvv)))).toMatchObject([{ kind: 'CVV', how: 'bytes' }])
  })
})

test.each([
  'an id 0198c0de-9173-7000-8000-000000000001',
  'a time 12:00:00.739182Z or .739182',
  'http://127.0.0.1:9173/health',
  '{"pid":9173,"responseTime":9173.5}',
  `a longer number ${number}1 or 1${number}`,
  '91730 and 19173 and 7391820',
  'the last four digits 3220',
])('nothing is found in: %s', (text) => {
  expect(findCanaries(text)).toEqual([])
})

/** An archive with one file. */
const zipOf = (name: string, text: string): Buffer => {
  const content = deflateRawSync(text)
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE(8, 8)
  header.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.write('PK\x01\x02', 'latin1')
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(content.length, 20)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + name.length + content.length, 16)
  return Buffer.concat([header, Buffer.from(name), content, entry, Buffer.from(name), end])
}

describe('the scan of a run', () => {
  let folder: string
  const recordings = () => join(folder, 'recordings')
  const traces = () => join(folder, 'traces')
  const data = () => join(recordings(), 'databases', 'one')
  const write = (kind: string, text: string) => appendFileSync(join(recordings(), kind, '1.txt'), text)
  const scan = () => scanRecordings(recordings(), traces())
  // Creating a database takes seconds.
  const emptyDatabase = mkdtempSync(join(tmpdir(), 'sufra-canaries-'))
  beforeAll(async () => {
    const database = await openFolder(emptyDatabase)
    await database.exec('create table notes (id int, note text)')
    await database.close()
  })
  afterAll(() => rmSync(emptyDatabase, { recursive: true, force: true }))
  const addDatabase = () => cpSync(emptyDatabase, join(data(), 'database'), { recursive: true })
  const inDatabase = async (...statements: [sql: string, value: string][]) => {
    const database = await openFolder(join(data(), 'database'))
    for (const [sql, value] of statements) await database.query(sql, [value])
    await database.close()
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sufra-canaries-'))
    for (const kind of recordingKinds) mkdirSync(join(recordings(), kind), { recursive: true })
    mkdirSync(traces())
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('finds nothing in a run without canary values, and lists the scanned and typed kinds', async () => {
    addDatabase()
    await inDatabase(['insert into notes values (1, $1)', 'one shawarma'])
    for (const kind of ['logs', 'traffic', 'storage']) write(kind, 'order 12 of 2026-11-23')
    write('typed', 'pin\ncard number\npin\n')
    writeFileSync(join(traces(), 'trace.zip'), zipOf('trace.network', 'GET /api/menu'))
    const { leaks, scanned, typed } = await scan()
    expect(leaks).toEqual([])
    expect(Object.keys(scanned).toSorted()).toEqual(['database files', 'database rows', 'logs', 'storage', 'traces', 'traffic'])
    expect(typed).toEqual(['card number', 'pin'])
  })

  test.each(['logs', 'traffic', 'storage'])('finds a value that is planted in the %s', async (kind) => {
    write(kind, `{"cvv":"${canaryCvv}"}`)
    expect((await scan()).leaks).toMatchObject([{ kind: 'CVV', where: `${kind}: 1.txt` }])
  })

  test('finds a value in a trace', async () => {
    writeFileSync(join(traces(), 'trace.zip'), zipOf('trace.trace', `fill ${canaryPin}`))
    expect((await scan()).leaks).toMatchObject([{ kind: 'pin', where: 'traces: trace.zip/trace.trace' }])
  })

  test('finds values in a row, in a large value, which is compressed in the files, and in a deleted row', async () => {
    addDatabase()
    await inDatabase(['insert into notes values (1, $1)', `${'a'.repeat(20_000)} ${canaryCvv}`])
    expect((await scan()).leaks).toMatchObject([{ kind: 'CVV', where: 'database rows: one public.notes' }])
    await inDatabase(['insert into notes values (2, $1)', number], ['delete from notes where note <> $1', ''])
    const { leaks } = await scan()
    expect(leaks.map(({ kind }) => kind)).toContain('card number')
    expect(leaks.every(({ where }) => where.startsWith('database files'))).toBe(true)
  })

  test('finds a value in the rows of a PostgreSQL', async () => {
    mkdirSync(join(data(), 'rows'), { recursive: true })
    writeFileSync(join(data(), 'rows', 'public.notes'), `{"note":"${canaryCvv}"}`)
    expect((await scan()).leaks).toMatchObject([{ kind: 'CVV', where: 'database rows: one public.notes' }])
  })

  test('finds a value beside the database, and in the file of the sandbox', async () => {
    addDatabase()
    writeFileSync(join(data(), 'sandbox-gateway.db'), `\0\0${number}\0`, 'latin1')
    expect((await scan()).leaks).toMatchObject([{ kind: 'card number', where: 'database files: one/sandbox-gateway.db' }])
  })
})
