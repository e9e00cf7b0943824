// A change that adds or replaces files of documents.
import type { DocumentKind, DocumentFile } from '@sufra/shared/documents/document'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../../platform/refusals/refused.ts'
import { withUploads, type Changed } from '../../platform/files/uploads/with-uploads.ts'
import { checkDocument, type CheckedDocument, type DocumentStorage } from './document-storage.ts'
import { refuseProblems } from './sent-documents.ts'

export type SentFile = { kind: DocumentKind; bytes: Buffer }
export type StoredFile = { kind: DocumentKind; file: DocumentFile }
type Deps = { documentStorage: DocumentStorage; log: Pick<FastifyBaseLogger, 'error'> }

type CheckedFile = { kind: DocumentKind; checked: CheckedDocument }

/** Refuses with the names of all refused parts, so that all of them can be corrected at once. */
const checkAll = async (sent: readonly SentFile[]): Promise<CheckedFile[]> => {
  const files: CheckedFile[] = []
  const problems: { path: DocumentKind; code: RefusalCode }[] = []
  for (const { kind, bytes } of sent) {
    try {
      files.push({ kind, checked: await checkDocument(bytes) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.push({ path: kind, code: error.code })
    }
  }
  refuseProblems(problems)
  return files
}

/** Calls the change with the stored files in their order. Refuses invalid files with the names of their parts. */
export const createWithDocumentFiles = ({ documentStorage, log }: Deps) => {
  const store = async ({ kind, checked }: CheckedFile): Promise<StoredFile> => ({ kind, file: await documentStorage.put(checked) })

  return async <Answer>(sent: readonly SentFile[], change: (files: StoredFile[]) => Promise<Changed<Answer>>): Promise<Answer> => {
    const files = await checkAll(sent)
    return withUploads(
      { remove: (stored) => documentStorage.remove(stored.map(({ file }) => file.id)), removeReplaced: documentStorage.remove, log },
      files.map((file) => () => store(file)),
      change,
    )
  }
}

export type WithDocumentFiles = ReturnType<typeof createWithDocumentFiles>
