// The responses that main gives to our own page.
import type { ErrorReply } from '@sufra/shared/contract/api-error'
import type { CloudResponse, CloudStream } from '../cloud/cloud.ts'

/** `date`: the page derives the server's time from it. */
const returned = ['date', 'content-type', 'content-disposition', 'content-security-policy', 'etag', 'cache-control'] as const

export const json = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } })

export const refuse = (status: number, error: ErrorReply['error'], details?: unknown): Response =>
  json(JSON.stringify({ success: false, error, message: error, details } satisfies ErrorReply), status)

/** Returns the cloud's response without the headers that the page does not need. */
export const responseOf = ({
  status,
  headers,
  body,
}: Pick<CloudResponse, 'status' | 'headers'> & {
  body: CloudResponse['body'] | CloudStream['body']
}): Response => {
  const passed = returned.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(status === 204 || status === 304 ? null : body, {
    status,
    headers: [...passed, ['x-content-type-options', 'nosniff']],
  })
}
