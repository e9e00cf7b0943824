// Stores uploads as files of a folder, a prefix being a folder below it.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, isFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** The name prefix of files being written. No key starts with a dot. */
const unfinished = '.unfinished-'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))

const unlessMissing = (error: unknown) => {
  if (!isMissing(error)) throw error
  return undefined
}

export const createFolderStore = (folder: string): FileStore => {
  const fileOf = (key: string) => join(folder, checkedKey(key))

  const isOlder = async (file: string, before: Date) => {
    const found = await stat(file).catch(unlessMissing)
    return found !== undefined && found.mtime < before
  }

  return {
    put: async (key, bytes) => {
      const file = fileOf(key)
      const next = join(dirname(file), unfinished + crypto.randomUUID())
      await mkdir(dirname(file), { recursive: true })
      try {
        // The file is flushed before it is renamed: after a power failure the whole file exists, or none of it.
        await writeFile(next, bytes, { flush: true })
        await rename(next, file)
      } catch (error) {
        await rm(next, { force: true })
        throw error
      }
    },

    read: async (key) => readFile(fileOf(key)).catch(unlessMissing),

    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(fileOf(key), { force: true }).catch(unlessMissing)))
    },

    listOlder: async (prefix, before) => {
      const below = prefix ? fileOf(prefix) : folder
      const entries = (await readdir(below, { withFileTypes: true }).catch(unlessMissing)) ?? []
      const older: string[] = []
      for (const entry of entries) {
        if (!entry.isFile() || !(await isOlder(join(below, entry.name), before))) continue
        // Left by a crash during a write.
        if (entry.name.startsWith(unfinished)) await rm(join(below, entry.name), { force: true })
        else if (isFileKey(entry.name)) older.push(prefix ? `${prefix}/${entry.name}` : entry.name)
      }
      return older
    },
  }
}
