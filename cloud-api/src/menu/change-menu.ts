// Every change of a menu goes through here: what is changed, the menu's version and the feed's row stand or fall together, one change of a restaurant
// after the other.
import { eq, sql } from 'drizzle-orm'
import type { Connection, Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { feed } from '../realtime/feed.table.ts'
import { restaurantCounters } from '../restaurants/restaurants.table.ts'

type Deps = { connection: Pick<Connection, 'transact'>; onChange: (restaurantId: string) => void; now: () => Date }

/** What a change gives that found nothing to change: nothing is written and nobody is told. */
export const nothing = Symbol('nothing changed')
const undone = new Error('nothing changed')

const { seq, menuVersion } = restaurantCounters

export const createChangeMenu = ({ connection, onChange, now }: Deps) => {
  const run = <T>(restaurantId: string, change: (tx: Db) => Promise<T>) =>
    connection.transact(async (tx) => {
      // The counter first: orders and other changes wait for it, so that nobody waits for each other.
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
