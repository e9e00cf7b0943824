import type { Db } from '../db/connect.ts'
import { readUsedFiles } from './documents.store.ts'
import type { DocumentStorage } from './document-storage.ts'

const hour = 3_600_000

/** Removes files that no paper has: what a crash between keeping a file and its row left behind. */
export const removeUnusedDocumentFiles = async (db: Db, documentStorage: DocumentStorage, fileIds: readonly string[]): Promise<void> => {
  const used = await readUsedFiles(db, fileIds)
  await documentStorage.remove(fileIds.filter((id) => !used.has(id)))
}

/** Deletes files of more than an hour ago that belong to no document. */
export const createDeleteUnusedDocuments = (db: Db, documentStorage: DocumentStorage, now: () => Date) => async (): Promise<void> =>
  removeUnusedDocumentFiles(db, documentStorage, await documentStorage.listOlder(new Date(now().getTime() - hour)))
