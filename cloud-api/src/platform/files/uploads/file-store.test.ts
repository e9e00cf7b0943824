import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFolder, testStores, type TestStore } from '../../../../testing/test-stores.ts'
import type { FileStore } from './file-store.ts'

const hourAgo = () => new Date(Date.now() - 3_600_000)
const twoHoursAgo = () => new Date(Date.now() - 7_200_000)

describe.each(testStores)('in $name', ({ open }) => {
  let store: TestStore
  let files: FileStore

  beforeAll(async () => {
    store = await open()
    files = store.files
  })
  afterAll(() => store.close())

  test('a stored file is read unchanged', async () => {
    const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
    for (const [key, bytes] of [
      ['every-byte.webp', every],
      ['empty.webp', Buffer.alloc(0)],
      ['documents/large.pdf', Buffer.alloc(3_000_000, 'sufra')],
    ] as const) {
      await files.put(key, bytes)
      const read = await files.read(key)
      expect(Buffer.isBuffer(read)).toBe(true)
      expect(read?.equals(bytes)).toBe(true)
    }
  })

  test('a file is stored under its key', async () => {
    await files.put('sized/a.webp.96.avif', Buffer.from('small'))
    expect(readFileSync(store.fileOf('sized/a.webp.96.avif'), 'utf8')).toBe('small')
  })

  test('storing a key again replaces the file', async () => {
    await files.put('twice.webp', Buffer.from('the first, which is longer'))
    await files.put('twice.webp', Buffer.from('the second'))
    expect(String(await files.read('twice.webp'))).toBe('the second')
  })

  test.each(['none.webp', 'sized', 'documents', 'every-byte.webp/below', 'no/such/part.webp'])(
    'reading %s returns nothing',
    async (key) => {
      expect(await files.read(key)).toBeUndefined()
    },
  )

  test('removed files are gone, and removing missing files does not fail', async () => {
    await files.put('one.webp', Buffer.from('1'))
    await files.put('two.webp', Buffer.from('2'))
    await files.put('three.webp', Buffer.from('3'))
    await files.remove(['one.webp', 'never.webp', 'three.webp', 'every-byte.webp/below'])
    await files.remove([])
    expect([await files.read('one.webp'), await files.read('three.webp')]).toEqual([undefined, undefined])
    expect(String(await files.read('two.webp'))).toBe('2')
  })

  test('many files can be removed at once', async () => {
    const keys = Array.from({ length: 120 }, (_, index) => `many/${index}.webp`)
    await Promise.all(keys.map((key) => files.put(key, Buffer.from(key))))
    await files.remove(keys)
    expect(await files.listOlder('many', new Date(Date.now() + 60_000))).toEqual([])
  })

  test.each([
    '',
    '.',
    '..',
    '../secret.webp',
    'sized/../../secret.webp',
    '/etc/passwd',
    'a//b.webp',
    'a/',
    './a.webp',
    '.hidden',
    'sized/.unfinished-1',
    'a\\b.webp',
    'a\0.webp',
    'a b.webp',
    'a%2fb.webp',
    'a?b.webp',
    'ü.webp',
    'a\n.webp',
    'a'.repeat(201),
  ])('the key %j is refused', async (key) => {
    for (const operation of [() => files.put(key, Buffer.from('x')), () => files.read(key), () => files.remove([key])])
      await expect(operation()).rejects.toThrow('Not the key of a file')
    if (key) await expect(files.listOlder(key, new Date())).rejects.toThrow('Not the key of a file')
  })

  test('old files are listed by key, for one prefix only', async () => {
    for (const key of ['old.webp', 'new.webp', 'part/old.pdf', 'part/new.pdf', 'part/below/old.pdf']) await files.put(key, Buffer.from('x'))
    for (const key of ['old.webp', 'part/old.pdf', 'part/below/old.pdf']) store.putAt(key, twoHoursAgo())
    expect(await files.listOlder('', hourAgo())).toEqual(['old.webp'])
    expect(await files.listOlder('part', hourAgo())).toEqual(['part/old.pdf'])
    expect(await files.listOlder('par', hourAgo())).toEqual([])
    expect(await files.listOlder('nothing-here', hourAgo())).toEqual([])
  })

  test('foreign file names are left out of the listing', async () => {
    await files.put('stray/ours.pdf', Buffer.from('x'))
    store.putAt('stray/ours.pdf', twoHoursAgo())
    for (const name of ['stray/scan (1).pdf', 'stray/.DS_Store', 'stray/ملف.pdf']) store.addByHand(name)
    expect(await files.listOlder('stray', hourAgo())).toEqual(['stray/ours.pdf'])
  })
})

describe('in a folder', () => {
  test('a read during concurrent writes returns one of them completely', async () => {
    const { files, close } = await openFolder()
    const texts = Array.from({ length: 8 }, (_, index) => String(index).repeat(400_000))
    await files.put('contested.webp', Buffer.from(texts[0] ?? ''))
    const reads: Promise<Buffer | undefined>[] = []
    await Promise.all(
      texts.map(async (each) => {
        for (let round = 0; round < 3; round += 1) {
          const put = files.put('contested.webp', Buffer.from(each))
          reads.push(files.read('contested.webp'))
          await put
        }
      }),
    )
    const read = (await Promise.all(reads)).map(String)
    expect(read.filter((each) => !texts.includes(each)).map((each) => each.length)).toEqual([])
    expect(texts).toContain(String(await files.read('contested.webp')))
    await close()
  })

  test('partially written files are removed, after a failure or later after a crash', async () => {
    const store = await openFolder()
    const folder = dirname(store.fileOf('a.webp'))
    await store.files.put('part/a.webp', Buffer.from('x'))
    await expect(store.files.put('part', Buffer.from('a part is no file'))).rejects.toThrow()
    store.addByHand('.unfinished-crashed')
    writeFileSync(join(folder, '.unfinished-under-way'), 'x')
    expect(await store.files.listOlder('', hourAgo())).toEqual([])
    expect(readdirSync(folder).toSorted()).toEqual(['.unfinished-under-way', 'part'])
    await store.close()
    expect(existsSync(folder)).toBe(false)
  })
})
