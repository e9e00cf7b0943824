import type { Db } from '../db/connect.ts'
import { readUsedFiles } from './documents.store.ts'
import type { PaperFiles } from './paper-files.ts'

const hour = 3_600_000

/** Removes files that no paper has: what a crash between keeping a file and its row left behind. */
export const removeUnusedPapers = async (db: Db, paperFiles: PaperFiles, fileIds: readonly string[]): Promise<void> => {
  const used = await readUsedFiles(db, fileIds)
  await paperFiles.remove(fileIds.filter((id) => !used.has(id)))
}

/** Deletes files of more than an hour ago that belong to no document. */
export const createDeleteUnusedDocuments = (db: Db, paperFiles: PaperFiles, now: () => Date) => async (): Promise<void> =>
  removeUnusedPapers(db, paperFiles, await paperFiles.listOlder(new Date(now().getTime() - hour)))
