// Component tests share a process, and with it jsdom and the packages, which take longer to load than most files run. Each file still gets
// fresh modules of ours and an empty page, as if its app had just been opened.
import { configure } from '@testing-library/dom'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { textsBesideElements } from '../../shared/src/ui/translation/texts-beside-elements.test-data.ts'

/** Milliseconds, long enough for a busy machine. */
configure({ asyncUtilTimeout: 30_000 })

vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
vi.restoreAllMocks()
document.head.replaceChildren()
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')

// Pending work of a test ends here, and not during the calls of the next file: a refused call signs out with another call.
const { setImmediate: afterAnswers } = globalThis
const packageNames = /^_|^IS_REACT_ACT_ENVIRONMENT$|^clipboard$/
const globalNames = () => [window, navigator].flatMap((global) => Object.getOwnPropertyNames(global))
const namesBefore = new Set(globalNames())
afterAll(async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => afterAnswers(resolve))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // The next file would find leftover globals: a page with the bridge of a desktop app waits for its connection.
  expect(globalNames().filter((name) => !namesBefore.has(name) && !packageNames.test(name))).toEqual([])
})

// Checks that a browser can translate everything that a test has rendered.
afterEach(() => expect(textsBesideElements(document.body)).toEqual([]))

afterEach(async () => (await import('../../diner-web/src/common/ui/go-online.test-data.ts')).goOnline())

// A toast stays for seconds, longer than the test that showed it.
afterEach(async () => (await import('../../shared/src/ui/clear-toasts.test-data.ts')).clearToasts())
