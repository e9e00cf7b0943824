import { expect, test } from 'vitest'
import { createSessionStorage } from './session-storage.ts'

const play = () => {
  const kept = new Map<string, string>()
  const clock = { now: 0 }
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  const storage = createSessionStorage(
    store,
    () => clock.now,
    (state: { name: string; cart: number }) => ({ ...state, name: '' }),
  )
  return { storage, clock }
}

test('a session comes back whole within a day of its last use', () => {
  const { storage, clock } = play()
  storage.setItem('session', { state: { name: 'Maryam', cart: 2 }, version: 0 })
  clock.now = 86_400_000
  expect(storage.getItem('session')).toEqual({ state: { name: 'Maryam', cart: 2 }, version: 0 })
})

test('after a day the diner is forgotten, and the rest is not', () => {
  const { storage, clock } = play()
  storage.setItem('session', { state: { name: 'Maryam', cart: 2 }, version: 0 })
  clock.now = 86_400_001
  expect(storage.getItem('session')).toEqual({ state: { name: '', cart: 2 }, version: 0 })
  storage.removeItem('session')
  expect(storage.getItem('session')).toBeNull()
})
