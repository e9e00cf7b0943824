// Every menu change goes through here: the change, the menu's version and the feed's row are committed together, one change of a restaurant
// at a time.
import { eq, sql } from 'drizzle-orm'
import type { Connection, Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { feed } from '../realtime/feed.table.ts'
import { restaurantCounters } from '../restaurants/restaurants.table.ts'

type Deps = { connection: Pick<Connection, 'transact'>; onChange: (restaurantId: string) => void; now: () => Date }

/** Returned by a change that has nothing to do: nothing is written and no event is emitted. */
export const nothing = Symbol('nothing changed')
const undone = new Error('nothing changed')

const { seq, menuVersion } = restaurantCounters

export const createChangeMenu = ({ connection, onChange, now }: Deps) => {
  const run = <T>(restaurantId: string, change: (tx: Db) => Promise<T>) =>
    connection.transact(async (tx) => {
      // Locks the counter first, like orders and all other changes, which prevents deadlocks.
      const [counted] = await tx
        .update(restaurantCounters)
        .set({ seq: sql`${seq} + 1`, menuVersion: sql`${menuVersion} + 1` })
        .where(eq(restaurantCounters.restaurantId, restaurantId))
        .returning({ seq, menuVersion })
      if (!counted) throw refused('restaurant.not_found')
      const changed = await change(tx)
      if (changed === nothing) throw undone
      await tx
        .insert(feed)
        .values({ restaurantId, seq: counted.seq, event: 'menu_changed', data: { menuVersion: counted.menuVersion }, at: now() })
      return changed
    })

  return async <T>(restaurantId: string, change: (tx: Db) => Promise<T>): Promise<T | typeof nothing> => {
    try {
      const changed = await run(restaurantId, change)
      onChange(restaurantId)
      return changed
    } catch (error) {
      if (error === undone) return nothing
      throw error
    }
  }
}

export type ChangeMenu = ReturnType<typeof createChangeMenu>
