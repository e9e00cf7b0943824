import { listDocuments } from '@sufra/shared/documents/document.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import { answerKey } from '../cached-responses.ts'

export const documentsKey = answerKey(listDocuments.path)

/** The merchant's own papers, and where the application stands. */
export const useDocuments = () => useQuery({ queryKey: documentsKey, queryFn: () => call(listDocuments, {}), select: ({ data }) => data })
