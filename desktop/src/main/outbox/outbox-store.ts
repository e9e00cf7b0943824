import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Sqlite } from '../local/open-sqlite.ts'
import { outboxEntries } from '../local/outbox.table.ts'
import type { OutboxMirror } from './outbox-mirror.ts'

/** A call by staff. `key`: its Idempotency-Key, `body`: JSON, `madeAt`: milliseconds since 1970, for display. */
export type Entry = { key: string; restaurantId: string; method: string; path: string; body: string; madeAt: number }
export type Refusal = { error?: string; message: string }
export type StoredEntry = Entry & { id: number; state: 'waiting' | 'refused'; refusal: Refusal | null }

/** The refusal of an entry whose row is damaged, so that its content cannot be trusted. */
const damaged: Refusal = { error: 'counter.entry_damaged', message: 'The stored change is damaged' }

export const checksumOf = ({ key, restaurantId, method, path, body, madeAt }: Entry): string =>
  createHash('sha256')
    .update(JSON.stringify([key, restaurantId, method, path, body, madeAt]))
    .digest('hex')

export const createOutboxStore = ({ db }: Pick<Sqlite, 'db'>, mirror: OutboxMirror) => {
  const rows = () => db.select().from(outboxEntries).orderBy(asc(outboxEntries.id)).all()

  return {
    /** Stores a call durably before it is acknowledged. Throws when it cannot be written; then nothing is stored. */
    put: (entry: Entry) => {
      const undo = mirror.put(entry)
      try {
        db.insert(outboxEntries)
          .values({ ...entry, checksum: checksumOf(entry), state: 'waiting' })
          .run()
      } catch (error) {
        undo() // a call that was reported as not stored must not be sent later
        throw error
      }
    },

    /** Returns all entries in the order in which they were made; an entry with a damaged row is returned as refused. */
    all: (): StoredEntry[] =>
      rows().map(({ checksum, ...row }) => {
        if (checksum !== checksumOf(row)) return { ...row, state: 'refused', refusal: damaged }
        // A damaged state counts as waiting: sending it again with its key is harmless.
        return { ...row, state: row.state === 'refused' ? 'refused' : 'waiting' }
      }),

    remove: (key: string) => {
      db.delete(outboxEntries).where(eq(outboxEntries.key, key)).run()
      mirror.remove(key)
    },

    refuse: (key: string, refusal: Refusal) =>
      db.update(outboxEntries).set({ state: 'refused', refusal }).where(eq(outboxEntries.key, key)).run(),
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>
