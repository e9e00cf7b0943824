import type { PersistStorage } from 'zustand/middleware'

const day = 86_400_000

type Kept<S> = { state: S; version?: number; savedAt: number }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps the session on the phone with the time of its last change. What `wipe` forgets is not given back after a day: who a diner is does not stay on a
 * phone that others may hold.
 */
export const createSessionStorage = <S>(store: Store, now: () => number, wipe: (state: S) => S): PersistStorage<S> => ({
  getItem: (name) => {
    const text = store.getItem(name)
    if (text === null) return null
    const { state, version, savedAt } = JSON.parse(text) as Kept<S> // written below
    return { version, state: now() - (savedAt ?? 0) > day ? wipe(state) : state }
  },
  setItem: (name, value) => store.setItem(name, JSON.stringify({ ...value, savedAt: now() })),
  removeItem: (name) => store.removeItem(name),
})
