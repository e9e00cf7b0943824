// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStoredNumbers } from './stored-numbers.ts'

beforeEach(() => sessionStorage.clear())

/** Hides the page, like before a reload. */
const hidePage = () => dispatchEvent(new Event('visibilitychange'))

test('numbers survive a reload of the tab', () => {
  createStoredNumbers('places').set('menu', 800)
  hidePage()
  expect([...createStoredNumbers('places')]).toEqual([['menu', 800]])
  expect([...createStoredNumbers('others')]).toEqual([])
})

test('without session storage numbers last until the reload', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked })
  const numbers = createStoredNumbers('places')
  numbers.set('menu', 800)
  hidePage()
  expect(numbers.get('menu')).toBe(800)
  expect([...createStoredNumbers('places')]).toEqual([])
})
