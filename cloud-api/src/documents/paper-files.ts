import type { PaperFile } from '@sufra/shared/documents/document'
import { v7 as uuidv7 } from 'uuid'
import type { FileStore } from '../uploads/file-store.ts'
export type PaperFiles = {
  keep: (bytes: Buffer) => Promise<PaperFile>
  read: (id: string) => Promise<Buffer | undefined>
  remove: (ids: readonly string[]) => Promise<void>
}
export const createPaperFiles = (store: FileStore): PaperFiles => ({
  keep: async (bytes) => {
    const id = uuidv7()
    await store.put(`papers/${id}`, bytes)
    return { id, type: 'application/pdf', size: bytes.length }
  },
  read: (id) => store.read(`papers/${id}`),
  remove: (ids) => store.remove(ids.map((id) => `papers/${id}`)),
})
