// Every menu change goes through here: the change, the menu's version and the feed's row are committed together, one change of a restaurant
// at a time.
import type { Connection, Db } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'
import { readMenuRows } from './undo/menu-rows.store.ts'
import { storeUndo } from './undo/menu-undos.store.ts'

type Deps = { connection: Pick<Connection, 'transact'>; onChange: (restaurantId: string) => void; now: () => Date }

/** Returned by a change that has nothing to do: nothing is written and no event is emitted. */
export const nothing = Symbol('nothing changed')
const undone = new Error('nothing changed')

export const createChangeMenu = ({ connection, onChange, now }: Deps) => {
  const run = <T>(restaurantId: string, change: (tx: Db) => Promise<T>, isUndoable: boolean) =>
    connection.transact(async (tx) => {
      // Appending comes first, as in orders and all other changes, since it locks the counters.
      await appendToFeed(tx, restaurantId, [{ event: 'menu_changed' }], now())
      const before = isUndoable ? await readMenuRows(tx, restaurantId) : undefined
      const changed = await change(tx)
      if (changed === nothing) throw undone
      if (before) await storeUndo(tx, restaurantId, before, await readMenuRows(tx, restaurantId), now())
      return changed
    })

  /** A change that is `isUndoable` can be undone for a day. */
  return async <T>(
    restaurantId: string,
    change: (tx: Db) => Promise<T>,
    { isUndoable = false }: { isUndoable?: boolean } = {},
  ): Promise<T | typeof nothing> => {
    try {
      const changed = await run(restaurantId, change, isUndoable)
      onChange(restaurantId)
      return changed
    } catch (error) {
      if (error === undone) return nothing
      throw error
    }
  }
}

export type ChangeMenu = ReturnType<typeof createChangeMenu>
