import { responseOf } from './answers.ts'
import { downloadBody, downloadTimeout } from './downloads.ts'
import type { Cloud, CloudRequest, CloudResponse } from '../cloud/cloud.ts'

const forwarded = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'if-none-match'] as const

/** The value that pages get instead of the token of a session that main holds. */
export const heldByMain = 'held by main'

/**
 * The token of an administrator's view of a restaurant, which only its page has. It belongs to a separate session, beside the session that
 * main holds.
 */
export const viewTokenOf = (request: Request): string | undefined => {
  const authorization = request.headers.get('authorization') ?? undefined
  return authorization === `Bearer ${heldByMain}` ? undefined : authorization
}

/** Milliseconds for an upload, which may have thirty megabytes on a slow connection. */
const formTimeout = 180_000
const isForm = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/form-data')

const headersOf = (request: Request): Record<string, string> => {
  const authorization = viewTokenOf(request)
  const headers = forwarded.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(headers), ...(authorization && { authorization }) }
}

/** Sends a request of our own page to the cloud, with the session that main holds. */
export const forward = (
  cloud: Pick<Cloud, 'request'>,
  request: Request,
  path: string,
  body: CloudRequest['body'],
): Promise<CloudResponse | undefined> =>
  cloud.request({
    method: request.method,
    path,
    headers: headersOf(request),
    body,
    milliseconds: isForm(request) ? formTimeout : undefined,
  })

/** Requests a file for our own page, which gets it as it arrives. The headers may take as long as any later byte of a long list. */
export const forwardDownload = async (cloud: Pick<Cloud, 'stream'>, request: Request, path: string): Promise<Response> => {
  const answer = await cloud.stream({ method: 'GET', path, headers: headersOf(request), milliseconds: downloadTimeout })
  return answer ? responseOf({ ...answer, body: downloadBody(answer) }) : Response.error()
}
