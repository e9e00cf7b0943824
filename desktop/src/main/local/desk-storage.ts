// Everything that this machine keeps, opened.
import { join } from 'node:path'
import { openOutbox } from '../outbox/open-outbox.ts'
import { createPrintLedger } from '../print-queue/print-ledger.ts'
import { feedOrders, feedPosition, responseCache } from './cache.table.ts'
import { createFeedOrders } from './feed-orders.ts'
import { createResponseCache } from './response-cache.ts'
import { openSqlite } from './open-sqlite.ts'
import { createSettingsStore } from './settings-store.ts'

type Options = { folder: string; migrationsFolder: string; now: () => Date }

/** Opens both databases, puts broken ones aside, and says what had to be done. Throws only when the folder cannot be written. */
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
    kept: createResponseCache(cache),
    orders: createFeedOrders(cache),
    /** Where damaged databases were put. */
    broken: [cache.brokenFile, outbox.brokenFile].filter((file) => file !== undefined),
    /** What staff should know of how it was opened. */
    notes: [
      ...(cache.brokenFile === undefined ? [] : (['cache_rebuilt'] as const)),
      ...(outbox.brokenFile === undefined ? [] : (['outbox_rescued'] as const)),
    ],
    /** SQLite's own word on how the outbox is synced: 2 is FULL. */
    outboxSynchronous: () => outbox.sqlite.file.pragma('synchronous', { simple: true }),
    close: () => {
      cache.file.close()
      outbox.sqlite.file.close()
    },
  }
}

export type Storage = ReturnType<typeof openStorage>
