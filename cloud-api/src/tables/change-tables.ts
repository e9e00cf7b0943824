// Every change of a restaurant's tables goes through here: the change and the feed's row are committed together, one change of a restaurant at a time.
import { eq, sql } from 'drizzle-orm'
import type { Connection, Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { feed } from '../realtime/feed.table.ts'
import { restaurantCounters } from '../restaurants/restaurants.table.ts'

type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

const { seq } = restaurantCounters

export const createChangeTables =
  ({ connection, notify, now }: Deps) =>
  async (restaurantId: string, change: (tx: Db) => Promise<void>): Promise<void> => {
    await connection.transact(async (tx) => {
      // The counter's row is locked first, as in change-menu: changes and orders of a restaurant wait for it in one order, without deadlocks.
      const [counted] = await tx
        .update(restaurantCounters)
        .set({ seq: sql`${seq} + 1` })
        .where(eq(restaurantCounters.restaurantId, restaurantId))
        .returning({ seq })
      if (!counted) throw refused('restaurant.not_found')
      await change(tx)
      await tx.insert(feed).values({ restaurantId, seq: counted.seq, event: 'tables_changed', data: { reason: 'edited' }, at: now() })
    })
    notify(restaurantId)
  }

export type ChangeTables = ReturnType<typeof createChangeTables>
