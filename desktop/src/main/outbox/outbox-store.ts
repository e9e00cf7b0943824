import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Sqlite } from '../local/open-sqlite.ts'
import { outboxEntries } from '../local/outbox.table.ts'
import type { OutboxMirror } from './outbox-mirror.ts'

/** A call as staff made it. `key` is its Idempotency-Key, `body` JSON, `madeAt` a label in milliseconds since 1970. */
export type Entry = { key: string; restaurantId: string; method: string; path: string; body: string; madeAt: number }
export type Refused = { error?: string; message: string }
export type StoredEntry = Entry & { id: number; state: 'waiting' | 'refused'; refusal: Refused | null }

/** What an entry whose row is damaged is refused with: what it said cannot be trusted any more. */
const damaged: Refused = { error: 'counter.entry_damaged', message: 'The stored change is damaged' }

export const checksumOf = ({ key, restaurantId, method, path, body, madeAt }: Entry): string =>
  createHash('sha256')
    .update(JSON.stringify([key, restaurantId, method, path, body, madeAt]))
    .digest('hex')

export const createOutboxStore = ({ db }: Pick<Sqlite, 'db'>, mirror: OutboxMirror) => {
  const rows = () => db.select().from(outboxEntries).orderBy(asc(outboxEntries.id)).all()

  return {
    /** Keeps a call for good before anybody is told that it was made. Throws when the disk does not take it; then nothing is kept. */
    put: (entry: Entry) => {
      const takeBack = mirror.put(entry)
      try {
        db.insert(outboxEntries)
          .values({ ...entry, checksum: checksumOf(entry), state: 'waiting' })
          .run()
      } catch (error) {
        takeBack() // who was told that it was not kept must not see it done
        throw error
      }
    },

    /** All entries in the order in which they were made; one whose row was damaged comes back as refused. */
    all: (): StoredEntry[] =>
      rows().map(({ checksum, ...row }) => {
        if (checksum !== checksumOf(row)) return { ...row, state: 'refused', refusal: damaged }
        // A damaged state waits: sent again with its key, it does no harm.
        return { ...row, state: row.state === 'refused' ? 'refused' : 'waiting' }
      }),

    remove: (key: string) => {
      db.delete(outboxEntries).where(eq(outboxEntries.key, key)).run()
      mirror.remove(key)
    },

    refuse: (key: string, refusal: Refused) =>
      db.update(outboxEntries).set({ state: 'refused', refusal }).where(eq(outboxEntries.key, key)).run(),
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>
