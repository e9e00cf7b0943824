// The browser's storage with a fallback in memory, for browsers where it is blocked (private windows, policies) or full.
export type TextStore = {
  getItem: (name: string) => string | null
  setItem: (name: string, text: string) => void
  removeItem: (name: string) => void
}

/** Wraps the storage returned by `open()`. Values that cannot be stored are held in memory until the page is closed. */
export const createSafeStorage = (open: () => TextStore): TextStore => {
  const memory = new Map<string, string>()
  return {
    getItem: (name) => {
      const held = memory.get(name)
      if (held !== undefined) return held
      try {
        return open().getItem(name)
      } catch {
        return null
      }
    },
    setItem: (name, text) => {
      try {
        open().setItem(name, text)
        memory.delete(name)
      } catch {
        memory.set(name, text)
      }
    },
    removeItem: (name) => {
      memory.delete(name)
      try {
        open().removeItem(name)
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
  }
}

declare const localStorage: TextStore
declare const sessionStorage: TextStore

/** This browser's storage. It is opened lazily, because accessing `localStorage` throws where it is blocked. */
export const browserStorage = createSafeStorage(() => localStorage)

/** This tab's storage, which survives a reload and is invisible to other tabs. */
export const tabStorage = createSafeStorage(() => sessionStorage)
