// A copy of the outbox as JSON lines in a plain file. The outbox is restored from it when its database is damaged.
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { z } from 'zod'
import type { Entry } from './outbox-store.ts'

const entry = z.object({
  key: z.string(),
  restaurantId: z.string(),
  method: z.string(),
  path: z.string(),
  body: z.string(),
  madeAt: z.number(),
}) satisfies z.ZodType<Entry>

const record = z.union([z.object({ put: entry }), z.object({ removed: z.string() })])

const parse = (text: string) => {
  try {
    return record.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // a crash truncated this line, so its entry was never acknowledged
  }
}

export const createOutboxMirror = (path: string) => {
  const append = (appended: z.input<typeof record>) => {
    const file = openSync(path, 'a')
    try {
      writeSync(file, `${JSON.stringify(appended)}\n`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  }

  return {
    /** Appends an entry. Returns a function that undoes it, which needs no disk space. */
    put: (entryToStore: Entry): (() => void) => {
      const before = existsSync(path) ? statSync(path).size : 0
      const undo = () => truncateSync(path, before)
      try {
        append({ put: entryToStore })
      } catch (error) {
        if (existsSync(path)) undo()
        throw error
      }
      return undo
    },
    remove: (key: string) => append({ removed: key }),

    /** Returns the entries that were put and not removed, oldest first. */
    read: (): Entry[] => {
      if (!existsSync(path)) return []
      const entries = new Map<string, Entry>()
      for (const text of readFileSync(path, 'utf8').split('\n')) {
        const stored = parse(text)
        if (stored && 'put' in stored) entries.set(stored.put.key, stored.put)
        if (stored && 'removed' in stored) entries.delete(stored.removed)
      }
      return [...entries.values()]
    },

    /** Replaces the file with only these entries. */
    rewrite: (entries: Entry[]) => {
      const next = `${path}.next`
      writeFileSync(next, entries.map((entryToStore) => `${JSON.stringify({ put: entry.parse(entryToStore) })}\n`).join(''), {
        flush: true,
      })
      renameSync(next, path)
    },
  }
}

export type OutboxMirror = ReturnType<typeof createOutboxMirror>
