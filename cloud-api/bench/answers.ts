// Complete responses, and the check that both sides of a comparison send the same.
import { request } from 'node:http'
import { isDeepStrictEqual } from 'node:util'

export type Answer = { status: number | undefined; headers: Record<string, string>; body: Buffer }
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }

export const fetchAnswer = (url: string, { method = 'GET', headers = {}, body }: RequestOptions) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const texts = Object.entries(answer.headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
        resolve({ status: answer.statusCode, headers: Object.fromEntries(texts), body: Buffer.concat(chunks) })
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })

/** Headers set by the transport. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** The headers that a bare server copies, so that both responses are equal. */
export const headersToCopy = ({ headers }: Answer): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)))

/** Throws when status, headers or body differ; `bodyOf` selects the part of a body that must be equal. */
export const mustBeSame = (
  what: string,
  ours: Answer,
  bare: Answer,
  bodyOf: (body: Buffer) => string = (body) => body.toString('base64'),
) => {
  const partsOf = (answer: Answer) => ({ status: answer.status, headers: headersToCopy(answer), body: bodyOf(answer.body) })
  const [our, its] = [partsOf(ours), partsOf(bare)]
  for (const part of ['status', 'headers', 'body'] as const)
    if (!isDeepStrictEqual(our[part], its[part]))
      throw new Error(`${what}: ${part} is not the same: ${JSON.stringify(our[part])}, ${JSON.stringify(its[part])}`)
}
