import type { Cloud, CloudRequest, CloudResponse } from './cloud.ts'

const forwarded = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'if-none-match'] as const

/** Milliseconds. An upload may have thirty megabytes on a slow connection. */
const formTimeout = 180_000
const isForm = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/form-data')

/** Sends a request of our own page to the cloud, with the session that main holds. */
export const forward = (
  cloud: Pick<Cloud, 'request'>,
  request: Request,
  path: string,
  body: CloudRequest['body'],
): Promise<CloudResponse | undefined> => {
  const headers: Record<string, string> = {}
  for (const name of forwarded) {
    const value = request.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return cloud.request({ method: request.method, path, headers, body, milliseconds: isForm(request) ? formTimeout : undefined })
}
