import { listDocuments } from '@sufra/shared/documents/document.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'

export const documentsKey = cachedResponseKey(listDocuments.path)

/** The merchant's own documents and the status of the application. */
export const useDocuments = () => useQuery({ queryKey: documentsKey, queryFn: () => call(listDocuments, {}), select: ({ data }) => data })
