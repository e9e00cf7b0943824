// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { endSplash, splashTimeLeft } from './splash.ts'

const isThere = () => document.querySelector('#splash') !== null
const paintedAt = (paint: number | undefined, now: number) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(paint === undefined ? [] : [{ startTime: paint } as PerformanceEntry])
  vi.spyOn(performance, 'now').mockReturnValue(now)
}

test.each([
  ['at its first paint', 500, 500, 1_000],
  ['300 ms after its first paint', 500, 800, 700],
  ['a second after its first paint', 500, 1_500, 0],
  ['long after its first paint', 500, 4_000, 0],
  ['in a browser that does not know its first paint', undefined, 4_000, 1_000],
])('%s a splash in the HTML has its remaining time', (_when, paint, now, left) => {
  document.body.innerHTML = '<div id="splash"></div>'
  paintedAt(paint, now)
  expect(splashTimeLeft()).toBe(left)
})

test('a splash that the app shows lasts a whole second', () => {
  document.body.innerHTML = ''
  paintedAt(500, 4_000)
  expect(splashTimeLeft()).toBe(1_000)
})

test('ending the splash removes it, and has no effect without one', () => {
  document.body.innerHTML = '<div id="splash"></div>'
  expect(isThere()).toBe(true)
  endSplash()
  endSplash()
  expect(isThere()).toBe(false)
})
