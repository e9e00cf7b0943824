import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allowReload, loadPage, PageNotLoaded } from './load-page.ts'

const reset = () => {}
const missing = new TypeError('Failed to fetch dynamically imported module')

/** Stubs the browser. `server` is the status of all responses, or false when the server is unreachable. */
const stubBrowser = (server: number | false, script = '/assets/index-1.js') => {
  const reload = vi.fn<() => void>()
  const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<{ status: number }>>(async () => {
    if (server === false) throw new TypeError('Failed to fetch')
    return { status: server }
  })
  vi.stubGlobal('document', { querySelector: () => ({ src: script }) })
  vi.stubGlobal('location', { href: 'http://sufra.lan/merchant/tables', reload })
  vi.stubGlobal('fetch', fetchMock)
  return { reload, fetchMock }
}

/** Loads a page and returns the result, or 'waits' while it waits for the reload. */
const resultOf = async (load: () => Promise<unknown>, page = 'tables') => {
  const ended = loadPage(page, load, reset).then(
    (loaded) => ({ loaded }),
    (error: unknown) => ({ error }),
  )
  // All stubs settle within the same turn of the event loop.
  return Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 0, 'waits'))])
}

const fails = (times: number) => {
  let tries = 0
  return vi.fn<() => Promise<string>>(async () => {
    tries += 1
    if (tries <= times) throw missing
    return 'the page'
  })
}
const never = () => fails(Infinity)

let marks: Map<string, string>
beforeEach(() => {
  marks = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
    removeItem: (key: string) => void marks.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a page that loads is returned without any request', async () => {
  const { reload, fetchMock } = stubBrowser(200)
  expect(await resultOf(fails(0))).toEqual({ loaded: 'the page' })
  expect([reload.mock.calls, fetchMock.mock.calls]).toEqual([[], []])
})

test.each([false, 500, 503] as const)('when loading fails and the server answers %s, the page fails without a reload', async (server) => {
  const { reload, fetchMock } = stubBrowser(server)
  const load = never()
  expect(await resultOf(load)).toEqual({ error: expect.any(PageNotLoaded) })
  expect(load).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  expect(marks.size).toBe(0)
  expect(fetchMock).toHaveBeenCalledWith('http://sufra.lan/merchant/tables', { method: 'HEAD', cache: 'no-store' })
})

test.each([200, 404])('a chunk that loads at the second attempt, with a server that answers %s, needs no reload', async (server) => {
  const { reload } = stubBrowser(server)
  expect(await resultOf(fails(1))).toEqual({ loaded: 'the page' })
  expect(reload).not.toHaveBeenCalled()
})

test('a missing chunk reloads the page once; after that it fails', async () => {
  const { reload } = stubBrowser(200)
  expect(await resultOf(never())).toBe('waits')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(await resultOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
  expect(await resultOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('each page and each build may reload once', async () => {
  stubBrowser(200)
  expect(await resultOf(never())).toBe('waits')
  expect(await resultOf(never(), 'menu')).toBe('waits')
  stubBrowser(200, '/assets/index-2.js')
  expect(await resultOf(never())).toBe('waits')
  expect(await resultOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
})

test('after the page has loaded, or the user has retried, it may reload again', async () => {
  const { reload } = stubBrowser(200)
  await resultOf(never())
  await resultOf(fails(0))
  expect(marks.size).toBe(0)
  expect(await resultOf(never())).toBe('waits')
  expect(await resultOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
  allowReload('tables')
  expect(await resultOf(never())).toBe('waits')
  expect(reload).toHaveBeenCalledTimes(3)
})

test('without storage the page is not reloaded, to avoid an endless loop', async () => {
  const { reload } = stubBrowser(200)
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(await resultOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
  expect(await resultOf(fails(0))).toEqual({ loaded: 'the page' })
  expect(reload).not.toHaveBeenCalled()
})

test('the error contains the page and its cause, and can be reset', async () => {
  stubBrowser(false)
  const onReset = vi.fn<() => void>()
  const error: unknown = await loadPage('tables', never(), onReset).catch((problem: unknown) => problem)
  if (!(error instanceof PageNotLoaded)) throw new Error('it should have failed')
  expect([error.page, error.cause]).toEqual(['tables', missing])
  error.reset()
  expect(onReset).toHaveBeenCalledTimes(1)
})
