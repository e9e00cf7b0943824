import type { TextStore } from '@sufra/shared/browser-storage'
import { readFields } from './read-stored.ts'
import { noDetails, place, placeOf, readSession, type Place, type StoredSession } from './session-fields.ts'

const name = 'sufra-diner'
const day = 86_400_000

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * Stores the session under one key (spec §3), with the time of its last change. The place is also stored for the tab, which keeps its own
 * after a reload. After a day without a change the customer details are cleared, since others may use the phone.
 */
export const createSessionStorage = (store: TextStore, tab: TextStore, now: () => number) => {
  /**
   * The session in the text that was last read or written. An unchanged field stays the same object, so that its components are not
   * rendered again.
   */
  let known: { text: string; session: StoredSession; savedAt: number } | undefined

  const read = (text: string): typeof known => {
    const stored = parse(text)
    if (typeof stored !== 'object' || stored === null || !('state' in stored)) return undefined
    const savedAt = 'savedAt' in stored && typeof stored.savedAt === 'number' ? stored.savedAt : 0
    return { text, session: readSession(stored.state), savedAt }
  }

  return {
    name,
    /** Returns undefined when no session is stored, or it cannot be read. */
    load: (): StoredSession | undefined => {
      const text = store.getItem(name) ?? ''
      if (text !== known?.text) known = read(text)
      if (!known) return undefined
      const session = { ...known.session, ...readFields<Place>(place, parse(tab.getItem(name) ?? '')) }
      return now() - known.savedAt > day ? { ...session, customerDetails: noDetails } : session
    },
    save: (session: StoredSession): void => {
      const savedAt = now()
      const text = JSON.stringify({ state: session, version: 0, savedAt })
      known = { text, session, savedAt }
      store.setItem(name, text)
      tab.setItem(name, JSON.stringify(placeOf(session)))
    },
  }
}
