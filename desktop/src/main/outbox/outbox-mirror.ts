// The outbox a second time, as JSON lines in a plain file: what it comes back from when its database is broken.
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

const line = z.union([z.object({ put: entry }), z.object({ removed: z.string() })])

const parse = (text: string) => {
  try {
    return line.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // a line that a crash cut short: its entry was never acknowledged
  }
}

export const createOutboxMirror = (path: string) => {
  const append = (said: z.input<typeof line>) => {
    const file = openSync(path, 'a')
    try {
      writeSync(file, `${JSON.stringify(said)}\n`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  }

  return {
    /** Writes an entry; gives what takes it back, which needs no room on the disk. */
    put: (made: Entry): (() => void) => {
      const before = existsSync(path) ? statSync(path).size : 0
      const takeBack = () => truncateSync(path, before)
      try {
        append({ put: made })
      } catch (error) {
        if (existsSync(path)) takeBack()
        throw error
      }
      return takeBack
    },
    remove: (key: string) => append({ removed: key }),

    /** The entries that were put and not removed, oldest first. */
    read: (): Entry[] => {
      if (!existsSync(path)) return []
      const entries = new Map<string, Entry>()
      for (const text of readFileSync(path, 'utf8').split('\n')) {
        const said = parse(text)
        if (said && 'put' in said) entries.set(said.put.key, said.put)
        if (said && 'removed' in said) entries.delete(said.removed)
      }
      return [...entries.values()]
    },

    /** Starts the file again with these entries alone. */
    rewrite: (entries: Entry[]) => {
      const next = `${path}.next`
      writeFileSync(next, entries.map((made) => `${JSON.stringify({ put: entry.parse(made) })}\n`).join(''), { flush: true })
      renameSync(next, path)
    },
  }
}

export type OutboxMirror = ReturnType<typeof createOutboxMirror>
