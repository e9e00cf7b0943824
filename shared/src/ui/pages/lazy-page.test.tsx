// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart, preloadPage, preloadPages } from './lazy-page.tsx'

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run))
})
afterEach(() => vi.unstubAllGlobals())

const Shown = ({ name }: { name: string }) => <p>this is {name}</p>
const loads = () => vi.fn<() => Promise<typeof Shown>>(async () => Shown)

test('preloadPages loads each wanted page once and no other page', async () => {
  const [menu, tables, applicants] = [loads(), loads(), loads()]
  lazyPart('/merchant/menu', menu)
  lazyPart('/merchant/tables', tables)
  lazyPart('/admin/applicants', applicants)
  await preloadPages((name) => name.startsWith('/merchant'))
  await preloadPages((name) => name.startsWith('/merchant'))
  expect([menu, tables, applicants].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
})

test('pages are preloaded one after another, each in idle time', async () => {
  const steps: string[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    steps.push('idle')
    queueMicrotask(run)
  })
  for (const name of ['in turn 1', 'in turn 2'])
    lazyPart(name, async () => {
      steps.push(`${name} begins`)
      await Promise.resolve()
      steps.push(`${name} ends`)
      return Shown
    })
  await preloadPages((name) => name.startsWith('in turn'))
  expect(steps).toEqual(['idle', 'in turn 1 begins', 'in turn 1 ends', 'idle', 'in turn 2 begins', 'in turn 2 ends'])
})

test('without requestIdleCallback pages are preloaded after a timeout', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run))
  const load = loads()
  lazyPart('without idle', load)
  await preloadPages((name) => name === 'without idle')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed preload does not stop the others and is retried the next time', async () => {
  const first = loads().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const second = loads()
  lazyPart('fails once', first)
  lazyPart('fails never', second)
  await preloadPages((name) => name.startsWith('fails'))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  await preloadPages((name) => name.startsWith('fails'))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1])
})

test.each([
  ['in idle time', (wanted: string) => preloadPages((name) => name === wanted)],
  ['at once', preloadPage],
])('a page that was preloaded %s renders without suspending', async (when, preload) => {
  const load = loads()
  const Part = lazyPart(`drawn ${when}`, load)
  await preload(`drawn ${when}`)
  expect(renderToStaticMarkup(<Part name="the page" />)).toBe('<p>this is the page</p>')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that cannot be preloaded is loaded when it is opened, and an unknown page is not preloaded', async () => {
  const load = loads().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  lazyPart('at once, later', load)
  await preloadPage('at once, later')
  await preloadPage('at once, later')
  expect(load).toHaveBeenCalledTimes(2)
  await expect(preloadPage('nowhere')).resolves.toBeUndefined()
})
