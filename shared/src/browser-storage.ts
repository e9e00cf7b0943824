// localStorage for pages that must work where it is blocked (private windows, policies) or full.
export type TextStore = {
  getItem: (name: string) => string | null
  setItem: (name: string, text: string) => void
  removeItem: (name: string) => void
}

/** A store over `open()`. What cannot be stored there is held in memory, for as long as the page lives. */
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
        // There is nothing to remove where nothing can be stored.
      }
    },
  }
}

declare const localStorage: TextStore

/** This browser's storage. Reading the name `localStorage` itself throws where it is blocked. */
export const browserStorage = createSafeStorage(() => localStorage)
