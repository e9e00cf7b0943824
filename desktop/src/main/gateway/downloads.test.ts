import { refreshToken } from '@sufra/shared/accounts/account.routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCloud } from '../cloud/cloud.ts'
import { downloadTimeout } from './downloads.ts'
import { createGateway } from './gateway.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const link = '/api/files/abc'
const jar = { header: () => '', storeCookies: () => {}, clearSession: () => {}, clear: () => {} }
type Controller = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>

/** A cloud that sends a file under the control of the test. `first`: its response to the first request for the file. */
const openDownload = (first?: () => Response) => {
  let controller: Controller | undefined
  const requests: string[] = []
  let signal: AbortSignal | null | undefined
  const send: typeof fetch = async (url, options) => {
    const path = new URL(url instanceof Request ? url.url : url).pathname
    requests.push(path)
    if (path === refreshToken.path) return new Response('{}')
    if (first && requests.length === 1) return first()
    signal = options?.signal
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (started) => void (controller = started) })
    return new Response(body, { headers: { 'content-disposition': 'attachment; filename="orders.csv"' } })
  }
  const cloud = createCloud({ address: () => 'http://cloud', jar, userAgent: '', fetch: send })
  const gateway = createGateway({ cloud } as never) // with just the fields that a download uses
  return {
    requests,
    answer: () => gateway.answer(new Request(`http://desk${link}`)),
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    isAborted: () => signal?.aborted,
  }
}

test('a file that takes minutes is complete as long as its bytes keep arriving', async () => {
  const download = openDownload()
  const answer = await download.answer()
  expect(answer.headers.get('content-disposition')).toContain('orders.csv')
  const text = answer.text()
  for (let part = 0; part < 5; part += 1) {
    await vi.advanceTimersByTimeAsync(downloadTimeout - 1)
    download.write(`${part}`)
  }
  await vi.advanceTimersByTimeAsync(0)
  download.end()
  expect(await text).toBe('01234')
  expect(download.isAborted()).toBe(false)
})

test('a file whose bytes stop arriving ends with an error, and not as a short file', async () => {
  const download = openDownload()
  const failed = expect((await download.answer()).text()).rejects.toThrow('no byte arrived in time')
  download.write('half')
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(downloadTimeout)
  await failed
  expect(download.isAborted()).toBe(true)
})

test('an expired session is renewed before the file is sent', async () => {
  const refusal = () => new Response(JSON.stringify({ error: 'session.expired' }), { status: 403 })
  const download = openDownload(refusal)
  const answer = await download.answer()
  download.write('all')
  download.end()
  expect(await answer.text()).toBe('all')
  expect(download.requests).toEqual([link, refreshToken.path, link])
})

test('a file request without a session gets the status and the code of the refusal', async () => {
  const refusal = (error: string) => new Response(JSON.stringify({ error }), { status: 403 })
  const requests: string[] = []
  const send: typeof fetch = async (url) => {
    requests.push(new URL(url instanceof Request ? url.url : url).pathname)
    return refusal('session.ended')
  }
  const cloud = createCloud({ address: () => 'http://cloud', jar, userAgent: '', fetch: send })
  const answer = await createGateway({ cloud } as never).answer(new Request(`http://desk${link}`)) // with just the fields that a download uses
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ error: 'session.ended' })
  expect(requests).toEqual([link, refreshToken.path])
})
