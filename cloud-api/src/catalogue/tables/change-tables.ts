// Every change of a restaurant's tables goes through here: the change and the feed's row are committed together, one change of a restaurant at a time.
import type { Connection, Db } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'

type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

export const createChangeTables =
  ({ connection, notify, now }: Deps) =>
  async (restaurantId: string, change: (tx: Db) => Promise<void>): Promise<void> => {
    await connection.transact(async (tx) => {
      // Appending comes first, as in change-menu.ts, since it locks the counters.
      await appendToFeed(tx, restaurantId, [{ event: 'tables_changed', data: { reason: 'edited' } }], now())
      await change(tx)
    })
    notify(restaurantId)
  }

export type ChangeTables = ReturnType<typeof createChangeTables>
