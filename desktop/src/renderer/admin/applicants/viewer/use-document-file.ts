import { readDocumentFile } from '@sufra/shared/documents/document.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../common/api/api.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** A file of a document. Files are immutable: a changed file has another id. */
export const useDocumentFile = (fileId: string) =>
  useQuery({
    queryKey: ['document-file', fileId],
    queryFn: async () => {
      const { data } = await call(readDocumentFile, { params: { fileId } })
      return new Blob([bytesOf(data.base64)], { type: data.type })
    },
    staleTime: Infinity,
  })
