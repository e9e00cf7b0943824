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
 * Stores the session under one key (spec §3), with the time of its last change, and its place for the tab too, which has its own after a reload. After a day
 * without a change the customer details are cleared, since others may use the phone.
 */
export const createSessionStorage = (store: TextStore, tab: TextStore, now: () => number) => ({
  name,
  /** Returns undefined when nothing is stored, or it cannot be read. */
  load: (): StoredSession | undefined => {
    const stored = parse(store.getItem(name) ?? '')
    if (typeof stored !== 'object' || stored === null || !('state' in stored)) return undefined
    const session = { ...readSession(stored.state), ...readFields<Place>(place, parse(tab.getItem(name) ?? '')) }
    const savedAt = 'savedAt' in stored && typeof stored.savedAt === 'number' ? stored.savedAt : 0
    return now() - savedAt > day ? { ...session, customerDetails: noDetails } : session
  },
  save: (session: StoredSession): void => {
    store.setItem(name, JSON.stringify({ state: session, version: 0, savedAt: now() }))
    tab.setItem(name, JSON.stringify(placeOf(session)))
  },
})
