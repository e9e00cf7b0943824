import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shell } from './answer-request.ts'
import { deleteOtherVersions, storeVersion, versionOf } from './store-version.ts'
import { createTestCaches } from './test-caches.test-data.ts'

const pageOf = (script: string) =>
  `<html><script type="module" crossorigin src="/assets/${script}"></script><script type="module" async src="/assets/every-page.js"></script></html>`
const filesOf = (revision: string, ...assets: string[]) => [
  { url: 'index.html', revision },
  ...assets.map((name) => ({ url: `assets/${name}`, revision: null })),
]

let caches: ReturnType<typeof createTestCaches>
let requested: string[]
let page: string

beforeEach(() => {
  requested = []
  page = pageOf('index-1.js')
  caches = createTestCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return path === '/missing' ? new Response('', { status: 404 }) : new Response(path === shell ? page : path)
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a version is stored with its page and all of its assets', async () => {
  await storeVersion(filesOf('1', 'index-1.js', 'cart-1.js'))
  expect(caches.paths()).toEqual({ 'sufra-app-1': [shell, '/assets/index-1.js', '/assets/cart-1.js'] })
})

test('the next version requests only changed files, and then the previous version is deleted, but not the menu', async () => {
  await storeVersion(filesOf('1', 'index-1.js', 'cart-1.js'))
  await (await caches.open('sufra-last-menu')).put('/api/menu/1', new Response('{}'))
  ;[requested, page] = [[], pageOf('index-2.js')]
  const files = filesOf('2', 'index-2.js', 'cart-1.js')
  await storeVersion(files)
  expect(requested).toEqual([shell, '/assets/index-2.js'])
  await deleteOtherVersions(versionOf(files))
  expect(await caches.keys()).toEqual(['sufra-last-menu', 'sufra-app-2'])
})

test.each([
  ['of another version, as during a deploy', pageOf('index-2.js')],
  ['without a script', '<html>Please sign in to this Wi-Fi.</html>'],
])('while the server sends a page %s, the version is not stored', async (_what, sent) => {
  page = sent
  await expect(storeVersion(filesOf('1', 'index-1.js'))).rejects.toThrow('another version')
  expect(caches.paths()).toEqual({})
})
