import type { Db } from '../../platform/db/connect.ts'
import { readUsedFiles } from './documents.store.ts'
import type { DocumentStorage } from './document-storage.ts'

const hour = 3_600_000

/** Removes files without a document, left by a crash between storing a file and inserting its row. */
export const removeUnusedDocumentFiles = async (db: Db, documentStorage: DocumentStorage, fileIds: readonly string[]): Promise<void> => {
  const used = await readUsedFiles(db, fileIds)
  await documentStorage.remove(fileIds.filter((id) => !used.has(id)))
}

/** Deletes files older than an hour that no document refers to. */
export const createDeleteUnusedDocuments = (db: Db, documentStorage: DocumentStorage, now: () => Date) => async (): Promise<void> =>
  removeUnusedDocumentFiles(db, documentStorage, await documentStorage.listOlder(new Date(now().getTime() - hour)))
