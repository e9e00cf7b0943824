// Attachments, inspected and re-encoded like documents, in their own folder.
import { isUtf8 } from 'node:buffer'
import type { DocumentFile } from '@sufra/shared/documents/document'
import { isDiagnostics, maxDiagnosticsBytes, storedDiagnostics } from '@sufra/shared/support/diagnostics'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/connect.ts'
import { createDocumentStorage, type DocumentStorage } from '../../licensing/documents/document-storage.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { withUploads } from '../../platform/files/uploads/with-uploads.ts'
import type { FileStore } from '../../platform/files/uploads/file-store.ts'
import { readUsedSupportFiles } from './support.store.ts'

const hour = 3_600_000

const prefix = 'support'

/** Refuses `support.diagnostics_size` and `support.diagnostics_damaged`. Data that the client should have removed is removed here again. */
const plainText = (bytes: Buffer): Buffer => {
  if (bytes.length > maxDiagnosticsBytes) throw refused('support.diagnostics_size')
  const text = isUtf8(bytes) ? storedDiagnostics(bytes.toString('utf8')) : undefined
  if (text === undefined) throw refused('support.diagnostics_damaged')
  return Buffer.from(text)
}

/** Documents and diagnostics; the type is detected from the bytes. */
export const createSupportStorage = (files: FileStore): DocumentStorage => {
  const documents = createDocumentStorage(files, prefix)
  return {
    ...documents,
    save: async (bytes) => {
      if (!isDiagnostics(bytes)) return documents.save(bytes)
      const stored = plainText(bytes)
      const id = uuidv7()
      await files.put(`${prefix}/${id}`, stored)
      return { id, type: 'text/plain', size: stored.length }
    },
  }
}

/** Runs a change with the stored files, which are removed when the change does not use them. Refuses like `save` of the storage. */
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
