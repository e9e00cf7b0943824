import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDist, type TestDist } from '../../testing/test-dist.ts'
import { type OwnTestApi, startTestApi } from '../../testing/test-api.ts'

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const program = { accept: '*/*' }

let dist: TestDist
let api: OwnTestApi

beforeAll(async () => {
  dist = makeDist({
    'diner/assets/index-AAAAAAAA.js': 'the diner script',
    'diner/service-worker.js': 'the worker',
    'diner/manifest.webmanifest': '{}',
    'diner/package.json': 'not served',
    'desk/assets/index-BBBBBBBB.js': 'the desk script',
    'desk/service-worker.js': 'not served',
  })
  api = await startTestApi({ dist: dist.folders })
})
afterAll(async () => {
  await api.close()
  dist.remove()
})

const get = async (path: string, headers: Record<string, string> = browser) => {
  const answer = await api.fetch(path, { headers })
  const body = await answer.text()
  const app = /the (\w+) app/.exec(body)?.[1]
  return { status: answer.status, type: answer.headers.get('content-type')?.split(';')[0], app, body, headers: answer.headers }
}

/** Requests the unchanged path, which fetch would normalize. */
const getRaw = async (path: string) => {
  const { hostname, port } = new URL(api.url)
  const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request({ hostname, port, path, headers: browser }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
    })
      .once('error', reject)
      .end()
  })
  return { status: answer.status, app: /the (\w+) app/.exec(answer.body)?.[1], body: answer.body }
}

const notFound = { status: 404, type: 'application/json', app: undefined }

test.each([
  ['/welcome', 'diner'],
  ['/cart', 'diner'],
  ['/restaurants/0192a000-0000-7000-8000-000000000000?table=1', 'diner'],
  ['/payments/submitpin', 'diner'],
  ['/login', 'desk'],
  ['/merchant', 'desk'],
  ['/merchant/orders/', 'desk'],
  ['/merchant/order-history', 'desk'],
  ['/admin/analytics/7', 'desk'],
])('the page %s returns 200 and the %s app, for browsers and programs', async (path, app) => {
  for (const headers of [browser, program]) expect(await get(path, headers)).toMatchObject({ status: 200, type: 'text/html', app })
})

test('a page can be requested with HEAD', async () => {
  const known = await api.fetch('/merchant/orders', { method: 'HEAD' })
  expect([known.status, known.headers.get('content-type'), await known.text()]).toEqual([200, 'text/html; charset=utf-8', ''])
  const unknown = await api.fetch('/merchant/nothing', { method: 'HEAD', headers: browser })
  expect([unknown.status, await unknown.text()]).toEqual([404, ''])
})

test.each([
  ['/no/such/page', 'diner'],
  ['/metrics', 'diner'],
  ['/merchant/nothing', 'desk'],
  ['/admin/settings/nothing', 'desk'],
  ['/login/again', 'desk'],
])('a browser at the unknown page %s gets the %s app with 404', async (path, app) => {
  expect(await get(path)).toMatchObject({ status: 404, type: 'text/html', app })
})

test.each(['/metrics', '/no/such/page', '/merchant/nothing'])('a program at %s gets 404 in JSON', async (path) => {
  const answer = await get(path, program)
  expect(answer).toMatchObject(notFound)
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, error: 'request.not_found' })
})

test.each([
  '/api',
  '/api/nothing',
  '/api/menu',
  '/uploads',
  '/uploads/nothing',
  '/ws/nothing',
  '/assets',
  '/assets/nothing',
  '/desk/assets/nothing',
  '/health/nothing',
  '/favicon.ico',
  '/merchant/index.php',
  '/assets/index-CCCCCCCC.js',
])('%s is never a page: it is answered with 404 in JSON, even in a browser', async (path) => {
  expect(await get(path)).toMatchObject(notFound)
})

test.each(['POST', 'PUT', 'DELETE'])('%s on a page is not found', async (method) => {
  const answer = await api.fetch('/cart', { method, headers: browser })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
})

describe('a malformed path', () => {
  test.each(['//', '//?a=1', '///', '//merchant', '//example.com/cart', '/%', '/%E0%A4%A', '/merchant/%00', '/\\', '*'])(
    '%s is not answered with a page',
    async (path) => {
      const answer = await getRaw(path)
      expect([400, 404]).toContain(answer.status)
    },
  )
})

test('pages are revalidated each time, assets are immutable', async () => {
  for (const path of ['/cart', '/merchant/orders', '/nothing']) expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  const asset = await get('/assets/index-AAAAAAAA.js')
  expect([asset.status, asset.body, asset.headers.get('cache-control')]).toEqual([
    200,
    'the diner script',
    'public, max-age=31536000, immutable',
  ])
  expect(await get('/desk/assets/index-BBBBBBBB.js')).toMatchObject({ status: 200, body: 'the desk script' })
})

test.each([
  ['/service-worker.js', 'text/javascript', 'the worker'],
  ['/manifest.webmanifest', 'application/manifest+json', '{}'],
])('%s of the diner app is revalidated each time, and the desk has no such file', async (path, type, body) => {
  const answer = await get(path, program)
  expect([answer.status, answer.type, answer.body, answer.headers.get('cache-control')]).toEqual([200, type, body, 'no-cache'])
  for (const other of [`/desk${path}`, `/merchant${path}`, '/package.json']) expect(await get(other)).toMatchObject(notFound)
})

test('the policy of a page allows its own inline script only', async () => {
  const own = makeDist({ 'diner/index.html': '<html><head><script>start()</script></head><body>the diner app</body></html>' })
  const other = await startTestApi({ connection: api.connection, dist: own.folders })
  const policies = await Promise.all(
    ['/cart', '/merchant', '/api/nothing'].map(async (path) => (await other.fetch(path)).headers.get('content-security-policy')),
  )
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(policies[0]).toContain(`script-src 'self' 'sha256-${hash}';`)
  for (const policy of policies.slice(1)) expect(policy).toContain("script-src 'self';")
  await other.close()
  own.remove()
})

test('without built apps a page is not found', async () => {
  const none = await startTestApi({ dist: { diner: '/nowhere/diner', desk: '/nowhere/desk' } })
  const answers = await Promise.all(
    ['/', '/merchant', '/nothing', '/service-worker.js'].map((path) => none.fetch(path, { headers: browser })),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  await none.close()
})
