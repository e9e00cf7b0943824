import { placeOf, type Session, type StoredSession } from './session-fields.ts'

type Deps = {
  storage: { load: () => StoredSession | undefined; save: (session: StoredSession) => void }
  /** This tab's copy of the session. */
  getState: () => Session
  setState: (session: Session) => void
}

/** A session that all tabs of a browser share: the stored session is authoritative, and each tab has a copy. */
export const createSharedSession = ({ storage, getState, setState }: Deps) => {
  /** Returns the session with the changes of other tabs, but with this tab's own place. */
  const read = (): Session => {
    const session = getState()
    return { ...session, ...storage.load(), ...placeOf(session) }
  }
  return {
    read,
    /** Changes the newest session of all tabs, and stores it. Returns the changed session. */
    update: (change: (session: Session) => Partial<Session>): Session => {
      const before = read()
      const after = { ...before, ...change(before) }
      const { notifications: _notifications, ...stored } = after
      storage.save(stored)
      setState(after)
      return after
    },
    /** Applies the changes of other tabs. */
    follow: () => setState(read()),
  }
}
