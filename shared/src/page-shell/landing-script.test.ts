// @vitest-environment jsdom
import { Script } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { landingScript, startScanner, startWithSession } from './landing-script.ts'

const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
const tableId = '0193a2f0-0000-7000-8000-000000000002'
const go = vi.fn<(path: string) => void>()
const back = () => document.querySelector<HTMLAnchorElement>('#back')

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<a id="back" href="/welcome" hidden></a><a id="language" lang="ar" href="#"></a><button id="scan" hidden></button>
    <dialog><video></video><p id="scan-note" data-scanning="Scanning" data-other="Other" data-failed="Failed"></p></dialog>`
})
afterEach(() => {
  localStorage.clear()
  go.mockReset()
  vi.unstubAllGlobals()
})

const store = (state: unknown) => localStorage.setItem('sufra-diner', JSON.stringify({ state, version: 0 }))

test.each([
  ['a table', { restaurantId, tableId }, `/restaurants/${restaurantId}?table=${tableId}`],
  ['a restaurant', { restaurantId, tableId: '' }, `/restaurants/${restaurantId}`],
])('a phone with the session of %s gets the way back to it', (_what, state, path) => {
  store(state)
  startWithSession(go)
  expect([back()?.hidden, back()?.getAttribute('href')]).toEqual([false, path])
})

test.each([
  ['none', undefined],
  ['a forged session', '{"state":{"restaurantId":"//evil.example"}}'],
  ['a broken session', '{'],
])('a phone without a session (%s) gets no way back', (_what, text) => {
  if (text) localStorage.setItem('sufra-diner', text)
  startWithSession(go)
  expect(back()?.hidden).toBe(true)
  expect(go).not.toHaveBeenCalled()
})

test('the language that was chosen in the app is shown, and a choice here is stored for the app', () => {
  localStorage.setItem('sufra-language', 'ar')
  startWithSession(go)
  expect(go.mock.calls).toEqual([['/?language=ar']])
  localStorage.setItem('sufra-language', 'en')
  document.querySelector<HTMLElement>('#language')?.click()
  expect(localStorage.getItem('sufra-language')).toBe('ar')
})

test('the scan button is visible only where the browser can read codes', () => {
  startScanner()
  expect(document.querySelector<HTMLElement>('#scan')?.hidden).toBe(true)
  vi.stubGlobal('BarcodeDetector', vi.fn())
  vi.stubGlobal('navigator', { mediaDevices: {} })
  startScanner()
  expect(document.querySelector<HTMLElement>('#scan')?.hidden).toBe(false)
})

test('the script is complete without its module', () => {
  const script = landingScript()
  expect(() => new Script(script)).not.toThrow()
  expect(script).not.toMatch(/^\s*\/\/|import/m)
})
