import { ApiError, type ErrorReply } from '@sufra/shared/contract/api-error'

/** In milliseconds. */
const fileTimeout = 60_000

export type FetchedFile = { content: Blob; fileName: string }

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'file'

/** Fetches the file of a one-time link. Throws ApiError as a call does: with status 0 without a connection. */
export const fetchFile = async (link: string): Promise<FetchedFile> => {
  const noResponse = () => new ApiError(0, 'no response', {})
  const response = await fetch(link, {
    headers: { 'accept-language': document.documentElement.lang || 'en' },
    signal: AbortSignal.timeout(fileTimeout),
  }).catch(() => {
    throw noResponse()
  })
  if (!response.ok) {
    const reply = (await response.json().catch(() => ({}))) as Partial<ErrorReply> // every field is optional and checked where used
    throw new ApiError(response.status, response.statusText, reply)
  }
  const content = await response.blob().catch(() => {
    throw noResponse() // the connection was lost on the way
  })
  return { content, fileName: nameIn(response.headers.get('content-disposition')) }
}
