import { ApiError } from '@sufra/shared/contract/api-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFile } from './fetch-file.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'ar' } }))
afterEach(() => vi.unstubAllGlobals())

/** Makes `fetch` give this response. */
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
const link = '/api/files/token'

test('a file has the name and the type that the server gave it', async () => {
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="menu.csv"' }
  answering(async () => new Response('name\nTea', { headers }))
  const { content, fileName } = await fetchFile(link)
  expect({ fileName, type: content.type, text: await content.text() }).toEqual({
    fileName: 'menu.csv',
    type: 'text/csv',
    text: 'name\nTea',
  })
})

test('received bytes are reported as they arrive', async () => {
  const body = new ReadableStream({
    start: (stream) => {
      for (const part of ['ab', 'cde']) stream.enqueue(new TextEncoder().encode(part))
      stream.close()
    },
  })
  answering(async () => new Response(body))
  const reported: number[] = []
  await fetchFile(link, (bytes) => reported.push(bytes))
  expect(reported).toEqual([2, 5])
})

test('without a connection the error is that of a call without a response', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchFile(link)).rejects.toMatchObject({ status: 0 })
})

test('a connection lost during the download is also an error without a response', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut off')) })
  answering(async () => new Response(body))
  await expect(fetchFile(link)).rejects.toMatchObject({ status: 0 })
})

test('a refusal keeps its code', async () => {
  answering(async () => Response.json({ success: false, error: 'file.link_over', message: '' }, { status: 410 }))
  const error: unknown = await fetchFile(link).catch((each: unknown) => each)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 410, code: 'file.link_over' })
})
