// Opens all databases of this machine.
import { join } from 'node:path'
import { openOutbox } from '../outbox/open-outbox.ts'
import { createPrintLedger } from '../print-queue/print-ledger.ts'
import { feedOrders, feedPosition, responseCache } from '../local/cache.table.ts'
import { createFeedOrders } from '../local/feed-orders.ts'
import { createResponseCache } from '../local/response-cache.ts'
import { openSqlite } from '../local/open-sqlite.ts'
import { createSettingsStore } from '../local/settings-store.ts'

type Options = { folder: string; migrationsFolder: string; now: () => Date }

/** Opens both databases and moves damaged ones aside. Throws if the folder is not writable, and in no other case. */
export const openStorage = ({ folder, migrationsFolder, now }: Options) => {
  const outbox = openOutbox({ folder, migrationsFolder: join(migrationsFolder, 'outbox'), now })
  const cache = openSqlite({
    path: join(folder, 'cache.db'),
    migrationsFolder: join(migrationsFolder, 'cache'),
    synchronous: 'NORMAL',
    tables: [responseCache, feedOrders, feedPosition],
    now,
  })
  return {
    outbox: outbox.store,
    ledger: createPrintLedger(outbox.sqlite),
    settings: createSettingsStore(outbox.sqlite),
    responses: createResponseCache(cache),
    orders: createFeedOrders(cache),
    /** Paths of the damaged databases that were moved aside. */
    damagedFiles: [cache.damagedFile, outbox.damagedFile].filter((file) => file !== undefined),
    /** Notices to staff about the opening. */
    notes: [
      ...(cache.damagedFile === undefined ? [] : (['cache_rebuilt'] as const)),
      ...(outbox.damagedFile === undefined ? [] : (['outbox_rescued'] as const)),
    ],
    /** Returns SQLite's `synchronous` setting of the outbox: 2 is FULL. */
    outboxSynchronous: () => outbox.sqlite.file.pragma('synchronous', { simple: true }),
    close: () => {
      cache.file.close()
      outbox.sqlite.file.close()
    },
  }
}

export type Storage = ReturnType<typeof openStorage>
