import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerRequest, shell } from './answer-request.ts'
import { createTestCaches } from './test-caches.test-data.ts'

const origin = 'https://sufra.test'
const [own, other] = ['0193a2f0-0000-7000-8000-000000000001', '0193a2f0-0000-7000-8000-000000000002']
const version = 'sufra-app-1'
const sentAt = Date.parse('2026-11-25T11:05:00Z')

type Server = (path: string) => Promise<Response> | Response
let caches: ReturnType<typeof createTestCaches>
let requested: string[]
let work: Promise<unknown>[]

const menuReply = (id: string) =>
  Response.json(
    { success: true, data: { version: 1, restaurant: { _id: id, takingOrders: true }, cuisines: [], items: [] } },
    { headers: { date: new Date(sentAt).toUTCString() } },
  )
const unreachable: Server = () => Promise.reject(new TypeError('no network'))
const silent: Server = () => new Promise<never>(() => {})
const broken: Server = () => new Response('', { status: 502 })
const working: Server = (path) => (path.startsWith('/api/menu/') ? menuReply(path.split('/')[3] ?? '') : new Response(`network ${path}`))

const serve = (server: Server) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    requested.push(pathname)
    return server(pathname)
  })

/** A request of a page. `navigate` is a mode that only browsers can set. */
const ask = async (path: string, init: RequestInit = {}, isNavigation = false) => {
  const request = new Request(origin + path, init)
  if (isNavigation) Object.defineProperty(request, 'mode', { value: 'navigate' })
  const answer = answerRequest(request, { version, until: (each) => work.push(each) })
  if (!answer) return undefined
  const response = await answer
  await Promise.all(work)
  return response
}
const open = (path: string) => ask(path, {}, true).then((answer) => answer?.text())
const readMenu = async (id: string, query = '') => {
  const answer = await ask(`/api/menu/${id}${query}`)
  return {
    status: answer?.status,
    date: answer?.headers.get('date'),
    ...((await answer?.json().catch(() => ({}))) as { data?: { storedAt?: number } }),
  }
}

beforeEach(async () => {
  ;[requested, work] = [[], []]
  caches = createTestCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds: number) =>
    milliseconds === 5_000 ? queueMicrotask(() => queueMicrotask(run)) : 0,
  )
  await (await caches.open(version)).put(shell, new Response('the stored shell'))
  serve(working)
})
afterEach(() => void vi.unstubAllGlobals())

test.each(['/', '/cart', '/qr-link?r=1&t=2', `/restaurants/${own}?table=3`, '/successorder'])(
  'the page %s comes from the network, or from the phone when the network or the server fails',
  async (path) => {
    vi.stubGlobal('setTimeout', () => 0)
    expect(await open(path)).toBe(`network ${path.split('?')[0]}`)
    for (const server of [unreachable, broken]) {
      serve(server)
      expect(await open(path)).toBe('the stored shell')
    }
  },
)

test('a page that the network does not deliver within five seconds comes from the phone', async () => {
  serve(silent)
  expect(await open('/cart')).toBe('the stored shell')
})

test('a page that is not found stays not found', async () => {
  vi.stubGlobal('setTimeout', () => 0)
  serve(() => new Response('', { status: 404 }))
  expect((await ask('/cart', {}, true))?.status).toBe(404)
})

test('without a stored page the network’s response is used, however late', async () => {
  await caches.delete(version)
  serve(broken)
  expect((await ask('/cart', {}, true))?.status).toBe(502)
  serve(unreachable)
  await expect(open('/cart')).rejects.toThrow('no network')
})

test.each(['/merchant/orders', '/admin', '/login', '/docs', '/nothing'])(
  'the page %s does not belong to the diner app, so the browser opens it',
  async (path) => {
    expect(await ask(path, {}, true)).toBeUndefined()
  },
)

test('a stored asset is not requested, any other asset is', async () => {
  await (await caches.open(version)).put('/assets/index-1.js', new Response('stored'))
  expect(await (await ask('/assets/index-1.js'))?.text()).toBe('stored')
  expect(await (await ask('/assets/index-2.js'))?.text()).toBe('network /assets/index-2.js')
  expect(requested).toEqual(['/assets/index-2.js'])
})

test('the last menu is stored when it arrives, and shown without a network with its original time and without a Date header', async () => {
  vi.stubGlobal('setTimeout', () => 0)
  const fresh = await readMenu(own)
  expect([fresh.data?.storedAt, fresh.date]).toEqual([undefined, new Date(sentAt).toUTCString()])
  for (const server of [unreachable, broken]) {
    serve(server)
    expect(await readMenu(own, '?version=7')).toMatchObject({ status: 200, date: null, data: { storedAt: sentAt } })
  }
  serve(working)
  expect((await readMenu(own)).data?.storedAt).toBeUndefined()
})

test('a late menu is still stored, and the stored one is shown until then', async () => {
  await readMenu(own)
  let send = (_response: Response) => {}
  serve(() => new Promise((resolve) => (send = resolve)))
  const answer = answerRequest(new Request(`${origin}/api/menu/${own}`), { version, until: (each) => work.push(each) })
  expect(await (await answer)?.json()).toMatchObject({ data: { storedAt: sentAt } })
  const later = menuReply(own)
  later.headers.set('date', new Date(sentAt + 60_000).toUTCString())
  send(later)
  await Promise.all(work)
  serve(unreachable)
  expect((await readMenu(own)).data?.storedAt).toBe(sentAt + 60_000)
})

test('the menu of only one restaurant is stored, and no other menu replaces a missing one', async () => {
  vi.stubGlobal('setTimeout', () => 0)
  await readMenu(own)
  await readMenu(other)
  expect(caches.paths()['sufra-last-menu']).toEqual([`/api/menu/${other}`])
  serve(unreachable)
  await expect(readMenu(own)).rejects.toThrow('no network')
})

test('a menu that is not found is not stored, and no other menu replaces it', async () => {
  vi.stubGlobal('setTimeout', () => 0)
  serve(() => Response.json({ success: false }, { status: 404 }))
  expect((await readMenu(own)).status).toBe(404)
  expect(caches.paths()['sufra-last-menu']).toBeUndefined()
})

test.each([
  ['/api/orders', 'GET'],
  [`/api/orders/${own}`, 'GET'],
  [`/api/menu/${own}/items`, 'GET'],
  [`/api/menu/${own}`, 'POST'],
  ['/api/payments/attempts', 'POST'],
  ['/cart', 'HEAD'],
  ['/uploads/a.webp', 'GET'],
  ['/health', 'GET'],
])('%s (%s) is neither answered nor stored', async (path, method) => {
  expect(await ask(path, { method })).toBeUndefined()
  expect(caches.paths()).toEqual({ [version]: [shell] })
})

test('requests to other servers are left to the browser', () => {
  const request = new Request(`https://elsewhere.test/api/menu/${own}`)
  expect(answerRequest(request, { version, until: () => {} })).toBeUndefined()
})
