// The private files of merchants' documents: their type is detected from their bytes, pictures are re-encoded, PDFs
// inspected.
import { fileProblem, type DocumentFile } from '@sufra/shared/documents/document'
import { documentType } from '@sufra/shared/uploads'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { refused } from '../../platform/refusals/refused.ts'
import type { FileStore } from '../../platform/files/uploads/file-store.ts'
import { maxPixels } from '../../platform/files/uploads/pictures.ts'
import { inspectPdf } from './pdf/inspect-pdf.ts'
import { trimPdf } from './pdf/trim-pdf.ts'

const idPattern = /^[0-9a-f-]{36}$/
/** Maximum length of the longer side in pixels: an A4 page at 200 dpi, at which small print is readable. */
const maxSide = 2_400

/** Creates the storage of documents. `prefix`: prefix of the keys, which no route serves. */
export const createDocumentStorage = (files: FileStore, prefix = 'documents') => {
  const keyOf = (id: string) => `${prefix}/${id}`

  const put = async ({ type, bytes }: CheckedDocument): Promise<DocumentFile> => {
    const id = uuidv7()
    await files.put(keyOf(id), bytes)
    return { id, type, size: bytes.length }
  }

  return {
    put,

    /** Checks a file and saves it. */
    save: async (bytes: Buffer): Promise<DocumentFile> => put(await checkDocument(bytes)),

    /** Returns undefined when there is no such file. */
    read: async (id: string): Promise<Buffer | undefined> => (idPattern.test(id) ? files.read(keyOf(id)) : undefined),

    remove: (ids: readonly string[]): Promise<void> => files.remove(ids.filter((id) => idPattern.test(id)).map(keyOf)),

    /** Ids of files stored before a date. */
    listOlder: async (before: Date): Promise<string[]> => {
      const keys = await files.listOlder(prefix, before)
      return keys.map((key) => key.slice(prefix.length + 1)).filter((id) => idPattern.test(id))
    },
  }
}

export type DocumentStorage = ReturnType<typeof createDocumentStorage>

export type CheckedDocument = { type: 'application/pdf' | 'image/jpeg'; bytes: Buffer }

/**
 * Checks a PDF, PNG or JPEG of at most 2 MB; its name and declared type are ignored. Refuses `document.size`,
 * `document.type`, `document.damaged`, `document.unsafe`.
 */
export const checkDocument = async (bytes: Buffer): Promise<CheckedDocument> => {
  const sent = documentType(bytes)
  const problem = fileProblem(bytes.length, sent)
  if (problem) throw refused(problem)
  if (sent !== 'application/pdf') return { type: 'image/jpeg', bytes: await reencode(bytes) }
  const pdf = trimPdf(bytes)
  await inspectPdf(pdf)
  return { type: 'application/pdf', bytes: pdf }
}

/** Re-encodes a picture upright, without metadata, on white, with all colour samples (4:4:4): coloured print and stamps blur otherwise. */
const reencode = async (bytes: Buffer): Promise<Buffer> => {
  const damaged = () => refused('document.damaged')
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged()
    })
  if (width * height > maxPixels) throw refused('document.unsafe')
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => {
      throw damaged()
    })
}
