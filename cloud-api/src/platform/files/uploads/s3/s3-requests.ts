// Signed requests to the bucket of an S3 store, which are sent again after errors that pass.
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { StoreAddress } from '../store-address.ts'
import { createMachineKeys, type Keys } from './machine-keys.ts'
import { readElements } from './read-xml.ts'

type Method = 'GET' | 'PUT' | 'DELETE'
type Sent = { query?: Record<string, string>; body?: Buffer }

const maxAttempts = 3
/** In milliseconds, of one attempt. An unresponsive store may not block the pages that wait for it. */
const timeout = 15_000
const firstWait = 100

const isAmazon = (url: URL) => url.hostname.endsWith('.amazonaws.com')

const bucketUrl = ({ endpoint, bucket }: StoreAddress): string => {
  const url = new URL(endpoint)
  // Virtual-hosted addressing (bucket.host) needs a DNS name for each bucket, which only Amazon reliably has, and a certificate, which
  // covers no bucket with a dot.
  return isAmazon(url) && !bucket.includes('.') ? `${url.protocol}//${bucket}.${url.host}/` : `${url.origin}/${bucket}/`
}

/** Whether the same request may succeed later. */
const passes = (status: number, code: string | undefined) => status >= 500 || status === 429 || code === 'RequestTimeout'

const isUnreachable = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'UND_ERR_CONNECT_TIMEOUT'

/** Returns a function that returns the body of a successful reply, or undefined when there is no such file. */
export const createS3Requests = (address: StoreAddress) => {
  const { region, credentials } = address
  const bucket = bucketUrl(address)
  const readKeys = credentials ? () => Promise.resolve(credentials) : createMachineKeys({ env: process.env, region })

  const sendOnce = async (keys: Keys, method: Method, key: string, { query = {}, body }: Sent) => {
    const url = `${bucket}${key}${key ? '' : `?${new URLSearchParams(query).toString()}`}`
    // The store compares the hash with the bytes that arrive.
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const signed = await new AwsV4Signer({ ...keys, method, url, headers, service: 's3', region }).sign()
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body && { body: new Uint8Array(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    return { status: response.status, isOk: response.ok, content: Buffer.from(await response.arrayBuffer()) }
  }

  const request = async (method: Method, key: string, sent: Sent, attempt: number): Promise<Buffer | undefined> => {
    const again = async () => {
      await wait(firstWait * 2 ** (attempt - 1))
      return request(method, key, sent, attempt + 1)
    }
    const what = `${method} ${key || 'a listing'}`
    const isLast = attempt === maxAttempts
    // Without a key nothing is sent, and nothing is tried again.
    const keys = await readKeys()
    const answer = await sendOnce(keys, method, key, sent).catch((error: unknown) => {
      if (isLast || isUnreachable(error)) throw new Error(`The store did not answer ${what}.`, { cause: error })
    })
    if (!answer) return again()
    const { status, isOk, content } = answer
    if (isOk) return content
    const [code, message] = ['Code', 'Message'].map((name) => readElements(String(content), name)[0])
    if (code === 'NoSuchKey' && method !== 'PUT') return undefined
    if (!isLast && passes(status, code)) return again()
    throw new Error(`The store refused ${what} with ${status}: ${[code, message].filter(Boolean).join(', ') || 'without a reason'}`)
  }

  return (method: Method, key: string, sent: Sent = {}) => request(method, key, sent, 1)
}
