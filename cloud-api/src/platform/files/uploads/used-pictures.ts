// Finds and removes pictures that no menu, no change of a menu that can be undone, and no restaurant refers to.
import type { Db } from '../../db/connect.ts'
import type { Pictures } from './pictures.ts'

const hour = 3_600_000
const chunkSize = 500

/** Returns the given names that something refers to. It may return other names too. */
export type ReadUsedPictures = (db: Db, names: readonly string[]) => Promise<string[]>

type Deps = { db: Db; pictures: Pictures; readUsed: ReadUsedPictures }

export const removeUnusedPictures = async ({ db, pictures, readUsed }: Deps, names: readonly string[]): Promise<void> => {
  const candidates = [...new Set(names.filter(Boolean))]
  const used = new Set<string>()
  for (let from = 0; from < candidates.length; from += chunkSize)
    for (const name of await readUsed(db, candidates.slice(from, from + chunkSize))) used.add(name)
  await pictures.remove(candidates.filter((name) => !used.has(name)))
}

/** Deletes unused pictures older than an hour, left by a crash between storing the file and inserting its row. */
export const createDeleteUnusedPictures = (deps: Deps, now: () => Date) => async (): Promise<void> =>
  removeUnusedPictures(deps, await deps.pictures.listOlder(new Date(now().getTime() - hour)))
