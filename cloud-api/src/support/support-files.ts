// Attachments: inspected and re-encoded as documents are, in a folder of their own.
import type { DocumentFile } from '@sufra/shared/documents/document'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/connect.ts'
import { createDocumentStorage, type DocumentStorage } from '../documents/document-storage.ts'
import { withUploads } from '../uploads/with-uploads.ts'
import type { FileStore } from '../uploads/file-store.ts'
import { readUsedSupportFiles } from './support.store.ts'

const hour = 3_600_000

export const createSupportStorage = (files: FileStore): DocumentStorage => createDocumentStorage(files, 'support')

/** Runs a change with the stored files. They are removed when it does not use them. Refuses what `save` of the storage refuses. */
export const createWithSupportFiles =
  (storage: DocumentStorage, log: Pick<FastifyBaseLogger, 'error'>) =>
  async (sent: readonly Buffer[], change: (files: DocumentFile[]) => Promise<{ isNew: boolean }>): Promise<void> => {
    await withUploads<DocumentFile, void>(
      { remove: (files) => storage.remove(files.map(({ id }) => id)), removeReplaced: storage.remove, log },
      sent.map((bytes) => () => storage.save(bytes)),
      async (files) => {
        const { isNew } = await change(files)
        return { answer: undefined, replaced: isNew ? [] : files.map(({ id }) => id) }
      },
    )
  }
export type WithSupportFiles = ReturnType<typeof createWithSupportFiles>

/** Deletes files older than an hour that no message refers to. */
export const createDeleteUnusedSupportFiles = (db: Db, storage: DocumentStorage, now: () => Date) => async (): Promise<void> => {
  const ids = await storage.listOlder(new Date(now().getTime() - hour))
  const used = await readUsedSupportFiles(db, ids)
  await storage.remove(ids.filter((id) => !used.has(id)))
}
