// A change that adds or replaces files of documents.
import type { DocumentKind, DocumentFile } from '@sufra/shared/documents/document'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal, refused } from '../refusals/refused.ts'
import { withUploads, type Changed } from '../uploads/with-uploads.ts'
import type { DocumentStorage } from './document-storage.ts'

export type SentFile = { kind: DocumentKind; bytes: Buffer }
export type StoredFile = { kind: DocumentKind; file: DocumentFile }
type Deps = { documentStorage: DocumentStorage; log: Pick<FastifyBaseLogger, 'error'> }

/** Calls the change with the stored files in their order. Refuses an invalid file with the name of its part. */
export const createWithDocumentFiles = ({ documentStorage, log }: Deps) => {
  const store = async ({ kind, bytes }: SentFile): Promise<StoredFile> => {
    const file = await documentStorage.save(bytes).catch((error: unknown) => {
      throw error instanceof Refusal ? refused(error.code, { fields: [{ path: kind, code: error.code }] }) : error
    })
    return { kind, file }
  }
  return <Answer>(sent: readonly SentFile[], change: (files: StoredFile[]) => Promise<Changed<Answer>>): Promise<Answer> =>
    withUploads(
      { remove: (files) => documentStorage.remove(files.map(({ file }) => file.id)), removeReplaced: documentStorage.remove, log },
      sent.map((file) => () => store(file)),
      change,
    )
}

export type WithDocumentFiles = ReturnType<typeof createWithDocumentFiles>
