import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allowReload, loadPage, PageNotLoaded } from './load-page.ts'

const forget = () => {}
const missing = new TypeError('Failed to fetch dynamically imported module')

/** What a browser has around the page. `server` is the status of its answers, or false when it cannot be reached. */
const browse = (server: number | false, script = '/assets/index-1.js') => {
  const reload = vi.fn<() => void>()
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<{ status: number }>>(async () => {
    if (server === false) throw new TypeError('Failed to fetch')
    return { status: server }
  })
  vi.stubGlobal('document', { querySelector: () => ({ src: script }) })
  vi.stubGlobal('location', { href: 'http://sufra.lan/merchant/tables', reload })
  vi.stubGlobal('fetch', asked)
  return { reload, asked }
}

/** Loads and tells how it ended, or that it waits for the reload. */
const endOf = async (load: () => Promise<unknown>, page = 'tables') => {
  const ended = loadPage(page, load, forget).then(
    (loaded) => ({ loaded }),
    (error: unknown) => ({ error }),
  )
  // All that is asked of a browser here answers within the same turn.
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

test('what comes at once is given, and nothing is asked', async () => {
  const { reload, asked } = browse(200)
  expect(await endOf(fails(0))).toEqual({ loaded: 'the page' })
  expect([reload.mock.calls, asked.mock.calls]).toEqual([[], []])
})

test.each([false, 500, 503] as const)('with a server that answers %s it fails, does not reload, and remembers nothing', async (server) => {
  const { reload, asked } = browse(server)
  const load = never()
  expect(await endOf(load)).toEqual({ error: expect.any(PageNotLoaded) })
  expect(load).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  expect(marks.size).toBe(0)
  expect(asked).toHaveBeenCalledWith('http://sufra.lan/merchant/tables', { method: 'HEAD', cache: 'no-store' })
})

test.each([200, 404])('a chunk that comes at the second attempt, with a server that answers %s, needs no reload', async (server) => {
  const { reload } = browse(server)
  expect(await endOf(fails(1))).toEqual({ loaded: 'the page' })
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that is gone reloads the page once; after that it fails', async () => {
  const { reload } = browse(200)
  expect(await endOf(never())).toBe('waits')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(await endOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
  expect(await endOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another page, and another build, have a reload of their own', async () => {
  browse(200)
  expect(await endOf(never())).toBe('waits')
  expect(await endOf(never(), 'menu')).toBe('waits')
  browse(200, '/assets/index-2.js')
  expect(await endOf(never())).toBe('waits')
  expect(await endOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
})

test('after the page has come, or was asked for by a person, it may reload again', async () => {
  const { reload } = browse(200)
  await endOf(never())
  await endOf(fails(0))
  expect(marks.size).toBe(0)
  expect(await endOf(never())).toBe('waits')
  expect(await endOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
  allowReload('tables')
  expect(await endOf(never())).toBe('waits')
  expect(reload).toHaveBeenCalledTimes(3)
})

test('where nothing can be remembered the page is not reloaded: it might be for ever', async () => {
  const { reload } = browse(200)
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(await endOf(never())).toEqual({ error: expect.any(PageNotLoaded) })
  expect(await endOf(fails(0))).toEqual({ loaded: 'the page' })
  expect(reload).not.toHaveBeenCalled()
})

test('the error names the page and its cause, and lets it be forgotten', async () => {
  browse(false)
  const forgets = vi.fn<() => void>()
  const error: unknown = await loadPage('tables', never(), forgets).catch((problem: unknown) => problem)
  if (!(error instanceof PageNotLoaded)) throw new Error('it should have failed')
  expect([error.page, error.cause]).toEqual(['tables', missing])
  error.forget()
  expect(forgets).toHaveBeenCalledTimes(1)
})
