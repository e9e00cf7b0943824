import { createDocumentLink } from '@sufra/shared/documents/document.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../common/api/api.ts'
import { fetchFile } from '../../../common/api/fetch-file.ts'

/** A file of a document. Files are immutable: a changed file has another id. */
export const useDocumentFile = (fileId: string) =>
  useQuery({
    queryKey: ['document-file', fileId],
    queryFn: async () => {
      const { data } = await call(createDocumentLink, { params: { fileId } })
      return (await fetchFile(data.link)).content
    },
    staleTime: Infinity,
  })
