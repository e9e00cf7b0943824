// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStoredNumbers } from './stored-numbers.ts'

beforeEach(() => sessionStorage.clear())

/** The page is hidden, as before a reload. */
const hidePage = () => dispatchEvent(new Event('visibilitychange'))

test('numbers are there again after a reload of the tab', () => {
  createStoredNumbers('places').set('menu', 800)
  hidePage()
  expect([...createStoredNumbers('places')]).toEqual([['menu', 800]])
  expect([...createStoredNumbers('others')]).toEqual([])
})

test('without session storage they are there until the reload', () => {
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
