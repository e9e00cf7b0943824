// Runs on PostgreSQL alone: assets are files, and no test here reads the database.
import { request } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OwnTestApi, startTestApi } from '../../testing/test-api.ts'
import { makeDist, type TestDist } from '../../testing/test-dist.ts'
import { testStores, type TestStore } from '../../testing/test-stores.ts'
import { createReleasedAssets } from './released-assets.ts'

const day = 86_400_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)
const tomorrow = () => new Date(Date.now() + day)

const earlierPage = 'the tables page of the earlier release, which is long enough to be compressed'

const earlier = {
  'diner/assets/index-old11111.js': 'the earlier diner script',
  'diner/assets/cart-page-same1111.js': 'a chunk of both releases',
  'desk/assets/tables-page-old_-111.js': earlierPage,
  'desk/assets/tables-page-old_-111.js.br': brotliCompressSync(earlierPage),
  'desk/assets/tables-page-old_-111.js.gz': gzipSync(earlierPage),
  'desk/assets/index-old11111.css': 'body{}',
  'desk/assets/pdf-6.5.0/decoder.js': 'a decoder',
  'desk/assets/pdf-6.5.0/font.pfb': Buffer.from([0x80, 1, 2, 3]),
  'desk/assets/cairo-old11111.woff2': Buffer.from([1, 2, 3]),
}
const later = {
  'diner/assets/index-new11111.js': 'the later diner script',
  'diner/assets/cart-page-same1111.js': 'a chunk of both releases',
  'desk/assets/tables-page-new11111.js': 'the tables page of the later release',
}

describe.each(testStores)('in $name', ({ open }) => {
  let store: TestStore
  let before: TestDist
  let after: TestDist
  let api: OwnTestApi
  const written: string[] = []

  const assetsOf = (dist: TestDist) => {
    const files = {
      ...store.files,
      put: async (key: string, bytes: Buffer) => {
        written.push(key)
        await store.files.put(key, bytes)
      },
    }
    return createReleasedAssets({ files, dist: dist.folders, now: () => new Date() })
  }
  const keysBelow = async (...parts: string[]) =>
    (await Promise.all(parts.map((part) => store.files.listOlder(part, tomorrow())))).flat().toSorted()
  const assetKeys = () => keysBelow('releases/diner', 'releases/desk', 'releases/desk/pdf-6.5.0')
  const manifests = () => keysBelow('releases')
  /** Records a release as if it last ran at this time. */
  const recordAt = async (dist: TestDist, time: Date) => {
    const others = new Set(await manifests())
    await assetsOf(dist).record()
    const own = (await manifests()).filter((key) => !others.has(key))
    expect(own).toHaveLength(1)
    own.forEach((key) => store.putAt(key, time))
  }

  beforeAll(async () => {
    store = await open()
    before = makeDist(earlier)
    after = makeDist(later)
    api = await startTestApi({ files: store.files, dist: after.folders })
  })
  beforeEach(async () => {
    await store.files.remove([...(await assetKeys()), ...(await manifests())])
    written.length = 0
  })
  afterAll(async () => {
    await api.close()
    before.remove()
    after.remove()
    await store.close()
  })

  const get = async (path: string, encoding = 'identity', method = 'GET') => {
    const answer = await api.fetch(path, { method, headers: { 'accept-encoding': encoding } })
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
  }

  test('an asset of the earlier release is served by the later one, with an immutable cache header', async () => {
    expect((await get('/assets/index-old11111.js')).status).toBe(404)
    await assetsOf(before).record()
    for (const [path, content, type] of [
      ['/assets/index-old11111.js', 'the earlier diner script', 'text/javascript; charset=utf-8'],
      ['/desk/assets/tables-page-old_-111.js', earlierPage, 'text/javascript; charset=utf-8'],
      ['/desk/assets/index-old11111.css', 'body{}', 'text/css; charset=utf-8'],
      ['/desk/assets/pdf-6.5.0/decoder.js', 'a decoder', 'text/javascript; charset=utf-8'],
      ['/desk/assets/pdf-6.5.0/font.pfb', Buffer.from([0x80, 1, 2, 3]), 'application/octet-stream'],
      ['/desk/assets/cairo-old11111.woff2', Buffer.from([1, 2, 3]), 'font/woff2'],
    ] as const) {
      const { status, headers, body } = await get(path)
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, type])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(body.equals(Buffer.from(content))).toBe(true)
    }
  })

  test('an asset is sent in the best encoding that the browser accepts', async () => {
    await assetsOf(before).record()
    const path = '/desk/assets/tables-page-old_-111.js'
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', null],
    ] as const) {
      const { headers, body } = await get(path, accepted)
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, expect.stringContaining('accept-encoding')])
      expect(body.toString()).toBe(earlierPage)
    }
    expect((await get('/desk/assets/index-old11111.css', 'gzip, br')).headers.get('content-encoding')).toBeNull()
    expect(await get(path, 'identity', 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  })

  test('anything but an asset of a recorded release is not found', async () => {
    await assetsOf(before).record()
    await store.files.put('top.js', Buffer.from('an upload'))
    await store.files.put('documents/secret.js', Buffer.from('a document'))
    const [manifest] = await manifests()
    for (const path of [
      '/assets/never-11111111.js',
      '/assets/tables-page-old_-111.js',
      '/desk/assets/index-old11111.js',
      '/desk/assets/tables-page-old_-111.js.br',
      '/assets/../top.js',
      '/assets/../../top.js',
      '/assets/../../documents/secret.js',
      '/assets/..%2f..%2fdocuments%2fsecret.js',
      '/assets/%2e%2e/%2e%2e/documents/secret.js',
      '/assets/../desk/tables-page-old_-111.js',
      `/assets/../${manifest?.split('/')[1]}`,
      '/assets//index-old11111.js',
      '/assets/.hidden.js',
      '/assets/index-old11111.js%00',
      '/assets/%E0%A4%A.js',
    ]) {
      const { hostname, port } = new URL(api.url)
      // This does not use fetch, which would resolve the dots.
      const status = await new Promise((resolve, reject) => {
        request({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
          .once('error', reject)
          .end()
      })
      expect([path, status]).toEqual([path, path.includes('%E0') ? 400 : 404])
    }
    await store.files.remove(['top.js', 'documents/secret.js'])
  })

  test('assets are recorded once, and only the manifest is written again', async () => {
    await assetsOf(before).record()
    expect(written).toHaveLength(Object.keys(earlier).length + 1)
    written.length = 0
    await assetsOf(before).record()
    expect(written).toEqual(await manifests())
    written.length = 0
    await assetsOf(after).record()
    expect(written.filter((key) => key.endsWith('.js')).toSorted()).toEqual([
      'releases/desk/tables-page-new11111.js',
      'releases/diner/index-new11111.js',
    ])
  })

  test('an interrupted recording is completed by the next recording', async () => {
    let puts = 0
    await assetsOf(before).record(() => (puts += 1) > 4)
    expect(await assetKeys()).toHaveLength(4)
    expect(await manifests()).toHaveLength(1)
    await assetsOf(before).record()
    expect(await assetKeys()).toHaveLength(Object.keys(earlier).length)
  })

  test.each([
    { last: 7 * day - 3_600_000, isStored: true },
    { last: 7 * day + 3_600_000, isStored: false },
  ])('an asset that was last used $last ms ago is stored: $isStored', async ({ last, isStored }) => {
    await recordAt(before, ago(last))
    await assetsOf(after).record()
    const current = 'releases/diner/cart-page-same1111.js'
    await store.files.put('picture.webp', Buffer.from('an upload'))
    await assetsOf(after).deleteUnused()
    const keys = await assetKeys()
    expect(keys.includes('releases/desk/tables-page-old_-111.js')).toBe(isStored)
    expect(keys.includes('releases/desk/tables-page-old_-111.js.br')).toBe(isStored)
    expect(keys.includes('releases/desk/pdf-6.5.0/decoder.js')).toBe(isStored)
    expect(keys).toEqual(expect.arrayContaining([current, 'releases/diner/index-new11111.js', 'releases/desk/tables-page-new11111.js']))
    expect(await manifests()).toHaveLength(isStored ? 2 : 1)
    expect(String(await store.files.read('picture.webp'))).toBe('an upload')
    expect((await get('/desk/assets/tables-page-old_-111.js')).status).toBe(isStored ? 200 : 404)
  })

  test('a release that has run for more than a week keeps its assets', async () => {
    await recordAt(before, ago(8 * day))
    for (const key of await assetKeys()) store.putAt(key, ago(8 * day))
    await assetsOf(before).record()
    await assetsOf(before).deleteUnused()
    expect(await assetKeys()).toHaveLength(Object.keys(earlier).length)
    expect(await manifests()).toHaveLength(1)
  })

  test('a manifest with keys outside the prefix removes nothing', async () => {
    await store.files.put('top.webp', Buffer.from('an upload'))
    await store.files.put('releases/forged.json', Buffer.from(JSON.stringify({ keys: ['top.webp'] })))
    store.putAt('releases/forged.json', ago(8 * day))
    await expect(assetsOf(after).deleteUnused()).rejects.toThrow()
    expect(String(await store.files.read('top.webp'))).toBe('an upload')
  })

  test('without a build nothing is recorded', async () => {
    await createReleasedAssets({ files: store.files, dist: { diner: '/nowhere', desk: '/nowhere' }, now: () => new Date() }).record()
    expect(await manifests()).toEqual([])
  })

  test('the API records its release only in its job', async () => {
    const silent = await startTestApi({ files: store.files, dist: before.folders })
    const recording = await startTestApi({ files: store.files, dist: after.folders })
    await recording.runJob('record-release')
    expect(await assetKeys()).toHaveLength(Object.keys(later).length)
    await recording.close()
    expect(String(await store.files.read('releases/desk/tables-page-new11111.js'))).toBe('the tables page of the later release')
    expect(await manifests()).toHaveLength(1)
    await silent.close()
  })
})
