import type { Place, Session, StoredSession } from './session-fields.ts'

type Deps = {
  storage: { load: () => StoredSession | undefined; save: (session: StoredSession) => void }
  /** This tab's copy of the session. */
  getState: () => Session
  setState: (session: Session) => void
}

const placeOf = ({ restaurantId, tableId, tableNumber }: Place): Place => ({ restaurantId, tableId, tableNumber })

/** One session for all tabs of a browser: what is stored is the truth, each tab has a copy of it. */
export const createSharedSession = ({ storage, getState, setState }: Deps) => {
  /** With what other tabs have changed; where this tab's diner is stays. */
  const read = (): Session => {
    const session = getState()
    return { ...session, ...storage.load(), ...placeOf(session) }
  }
  return {
    read,
    /** Changes the newest session of all tabs, and stores it. Returns the session after the change. */
    update: (change: (session: Session) => Partial<Session>): Session => {
      const before = read()
      const after = { ...before, ...change(before) }
      const { notifications: _notifications, ...stored } = after
      storage.save(stored)
      setState(after)
      return after
    },
    /** Takes over what another tab has stored. */
    follow: () => setState(read()),
  }
}
