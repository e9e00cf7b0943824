// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPageShell } from './page-shell.ts'
import { watchStart } from './watch-start.ts'

const reload = vi.fn<() => void>()
const state = () => document.querySelector<HTMLElement>('#page-shell')?.dataset.state
const html = '<html><head><meta charset="utf-8"><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>'

/** Listeners that the script has added to the window. */
let added: [string, EventListener, boolean?][] = []

const open = () => {
  const page = new DOMParser().parseFromString(addPageShell(html, 'diner'), 'text/html')
  document.body.innerHTML = page.body.innerHTML
  watchStart(reload)
}
const failScript = () => {
  const script = document.head.appendChild(document.createElement('script'))
  script.dispatchEvent(new Event('error'))
  script.remove()
}
const startApp = async () => {
  document.querySelector('#root')?.replaceChildren('the app')
  await Promise.resolve()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('CSSLayerBlockRule', vi.fn())
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: unknown[]) => {
    const listener = given as [string, EventListener, boolean?] // the types with which the script calls it
    added.push(listener)
    add(...listener)
  })
})
afterEach(async () => {
  await startApp()
  for (const listener of added) window.removeEventListener(...listener)
  added = []
  sessionStorage.clear()
  reload.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page whose script fails is reloaded after one, four and twelve seconds, and then shows the button', () => {
  for (const [index, wait] of [1_000, 4_000, 12_000].entries()) {
    open()
    failScript()
    failScript()
    expect(state()).toBe('failed')
    vi.advanceTimersByTime(wait - 1)
    expect(reload).toHaveBeenCalledTimes(index)
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledTimes(index + 1)
    for (const listener of added.splice(0)) window.removeEventListener(...listener)
    vi.clearAllTimers()
  }
  open()
  failScript()
  expect(state()).toBe('ended')
  vi.advanceTimersByTime(100_000)
  expect(reload).toHaveBeenCalledTimes(3)
  document.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(4)
  expect(Number(sessionStorage.getItem('sufra-start-reloads'))).toBe(0)
})

test('an app that starts is not reloaded, and its count of reloads starts at zero again', async () => {
  sessionStorage.setItem('sufra-start-reloads', '2')
  open()
  failScript()
  await startApp()
  vi.advanceTimersByTime(200_000)
  expect([reload.mock.calls.length, sessionStorage.getItem('sufra-start-reloads')]).toEqual([0, '0'])
})

test('an app without its style sheet is loaded again', async () => {
  open()
  document.querySelector('link')?.dispatchEvent(new Event('error'))
  await startApp()
  vi.advanceTimersByTime(1_000)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['a chunk that the start needs', new Event('sufra-start-failed'), 'failed'],
  ['an error in our script', new ErrorEvent('error', { filename: 'https://sufra.test/assets/index.js' }), 'failed'],
  ['an error in a script that the browser has added', new ErrorEvent('error', { filename: '' }), undefined],
])('%s', (_what, event, expected) => {
  open()
  window.dispatchEvent(event)
  expect(state()).toBe(expected)
})

test('a slow page says so after 15 seconds, and is loaded again after a minute', () => {
  open()
  vi.advanceTimersByTime(14_999)
  expect(state()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(state()).toBe('slow')
  vi.advanceTimersByTime(46_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that failed is loaded again as soon as the network is back', () => {
  open()
  failScript()
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

test('without storage the page only shows the button, since reloads cannot be counted', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  open()
  failScript()
  expect(state()).toBe('ended')
})

test('a browser that is too old is not reloaded, and its user sees the reason', () => {
  vi.stubGlobal('CSSLayerBlockRule', undefined)
  Reflect.deleteProperty(window, 'CSSLayerBlockRule')
  open()
  vi.advanceTimersByTime(3_000)
  expect(state()).toBe('old')
  failScript()
  vi.advanceTimersByTime(100_000)
  expect([state(), reload.mock.calls.length]).toEqual(['old', 0])
})

test('a failure is shown instead of the splash', () => {
  open()
  document.body.insertAdjacentHTML('afterbegin', '<div id="splash"></div>')
  failScript()
  expect(document.querySelector('#splash')).toBeNull()
})
