import { ApiError, type ErrorReply } from '@sufra/shared/contract/api-error'

/** Maximum milliseconds without a byte. Sending a long list takes minutes. */
const fileTimeout = 60_000

export type FetchedFile = { content: Blob; fileName: string }

/** Called with the number of received bytes. */
type OnProgress = (bytes: number) => void

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'file'

/** Reads the complete content, and calls `wait` for each chunk. */
const readContent = async (response: Response, wait: () => void, onProgress: OnProgress): Promise<Blob> => {
  const parts: BlobPart[] = []
  let bytes = 0
  if (!response.body) return response.blob()
  const reader = response.body.getReader()
  let part = await reader.read()
  while (!part.done) {
    wait()
    parts.push(part.value)
    bytes += part.value.byteLength
    onProgress(bytes)
    part = await reader.read()
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** Fetches the file of a one-time link. Throws ApiError like any call, with status 0 without a connection. */
export const fetchFile = async (link: string, onProgress: OnProgress = () => {}): Promise<FetchedFile> => {
  const noResponse = () => new ApiError(0, 'no response', {})
  const abort = new AbortController()
  let timeout: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timeout)
    timeout = setTimeout(() => abort.abort(), fileTimeout)
  }
  wait()
  try {
    const response = await fetch(link, {
      headers: { 'accept-language': document.documentElement.lang || 'en' },
      signal: abort.signal,
    }).catch(() => {
      throw noResponse()
    })
    if (!response.ok) {
      const reply = (await response.json().catch(() => ({}))) as Partial<ErrorReply> // every field is optional and checked before use
      throw new ApiError(response.status, response.statusText, reply)
    }
    const content = await readContent(response, wait, onProgress).catch(() => {
      throw noResponse() // the connection was lost during the download
    })
    return { content, fileName: nameIn(response.headers.get('content-disposition')) }
  } finally {
    clearTimeout(timeout)
  }
}
