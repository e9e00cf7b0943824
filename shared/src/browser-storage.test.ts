import { expect, test } from 'vitest'
import { createSafeStorage, type TextStore } from './browser-storage.ts'

const storeOf = (stored: Map<string, string>): TextStore => ({
  getItem: (name) => stored.get(name) ?? null,
  setItem: (name, text) => void stored.set(name, text),
  removeItem: (name) => void stored.delete(name),
})
const fail = () => {
  throw new Error('blocked')
}

test('a stored value is read by the next page', () => {
  const stored = new Map<string, string>()
  createSafeStorage(() => storeOf(stored)).setItem('session', 'one')
  expect(createSafeStorage(() => storeOf(stored)).getItem('session')).toBe('one')
})

test('when storage is blocked, values are held in memory', () => {
  const storage = createSafeStorage(fail)
  expect(storage.getItem('session')).toBeNull()
  storage.setItem('session', 'one')
  expect(storage.getItem('session')).toBe('one')
  storage.removeItem('session')
  expect(storage.getItem('session')).toBeNull()
})

test('when storage is full, the newest value is read instead of the stored one', () => {
  const stored = new Map([['session', 'old']])
  let isFull = true
  const storage = createSafeStorage(() => ({
    ...storeOf(stored),
    setItem: (name, text) => (isFull ? fail() : void stored.set(name, text)),
  }))
  storage.setItem('session', 'new')
  expect(storage.getItem('session')).toBe('new')
  isFull = false
  storage.setItem('session', 'newer')
  expect([storage.getItem('session'), stored.get('session')]).toEqual(['newer', 'newer'])
})
