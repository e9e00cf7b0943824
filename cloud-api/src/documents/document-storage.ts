// The files of merchants' papers: private, looked at by their bytes, pictures drawn anew, PDFs looked through.
import type { DocumentFile } from '@sufra/shared/documents/document'
import { maxUploadBytes, documentType } from '@sufra/shared/uploads'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { refused } from '../http/refused.ts'
import type { FileStore } from '../uploads/file-store.ts'
import { maxPixels } from '../uploads/pictures.ts'
import { inspectPdf } from './inspect-pdf.ts'

/** A part of the store that nothing serves. */
const part = 'papers'
const idForm = /^[0-9a-f-]{36}$/
/** The longest side that is kept, in pixels: an A4 page at 200 dpi, on which small print can be read. */
const maxSide = 2_400

export const createDocumentStorage = (files: FileStore) => {
  const keyOf = (id: string) => `${part}/${id}`

  return {
    /** Keeps a PDF, png or jpeg of at most 2 MB, whatever it was called. Refuses `document.size`, `document.type`, `document.damaged`, `document.unsafe`. */
    keep: async (bytes: Buffer): Promise<DocumentFile> => {
      if (bytes.length > maxUploadBytes) throw refused('document.size')
      const sent = documentType(bytes)
      if (!sent) throw refused('document.type')
      const isPdf = sent === 'application/pdf'
      const kept = isPdf ? bytes : await reencode(bytes)
      if (isPdf) await inspectPdf(bytes)
      const id = uuidv7()
      await files.put(keyOf(id), kept)
      return { id, type: isPdf ? 'application/pdf' : 'image/jpeg', size: kept.length }
    },

    /** Undefined where there is no such file. */
    read: async (id: string): Promise<Buffer | undefined> => (idForm.test(id) ? files.read(keyOf(id)) : undefined),

    remove: (ids: readonly string[]): Promise<void> => files.remove(ids.filter((id) => idForm.test(id)).map(keyOf)),

    /** Ids of what was kept before a moment. */
    listOlder: async (moment: Date): Promise<string[]> => {
      const keys = await files.listOlder(part, moment)
      return keys.map((key) => key.slice(part.length + 1)).filter((id) => idForm.test(id))
    },
  }
}

export type DocumentStorage = ReturnType<typeof createDocumentStorage>

/** Upright, without metadata, on white; 4:4:4, since coloured print and stamps blur otherwise. */
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
