import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { startFakeS3 } from '../../../../../testing/servers/fake-s3.ts'
import { createS3Store } from './s3-store.ts'

type Answer = { status: number; body?: string } | 'cut off'

afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * A fake S3 server that returns these responses in order, then the last one repeatedly, and records the requests.
 */
const listen = async (...answers: Answer[]) => {
  const requests: { line: string; headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request, response) => {
    requests.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: await text(request) })
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (answer === 'cut off') return request.socket.destroy()
    response.writeHead(answer?.status ?? 500, { 'content-type': 'application/xml' }).end(answer?.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const files = createS3Store({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-west-1',
    bucket: 'uploads',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  })
  return { requests, files, close: () => server.close() }
}

test('a file is sent signed, with its length, without trailers and without an ACL', async () => {
  const { requests, files, close } = await listen({ status: 200 })
  await files.put('documents/a.pdf', Buffer.from('the bytes themselves'))
  close()
  const [put] = requests
  expect(put?.line).toMatch(/^PUT \/uploads\/documents\/a\.pdf/)
  expect(put?.body).toBe('the bytes themselves')
  expect(put?.headers).toMatchObject({ 'content-length': '20', authorization: expect.stringContaining('/eu-west-1/s3/') })
  expect(Object.keys(put?.headers ?? {}).filter((name) => /acl|grant|trailer|checksum|decoded-content-length/.test(name))).toEqual([])
})

test('a listing of several pages is read to its end', async () => {
  const page = (keys: string[], next?: string) =>
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${
      next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }${keys.map((key) => `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`).join('')}</ListBucketResult>`
  const { requests, files, close } = await listen(
    { status: 200, body: page(['documents/a.pdf', 'documents/b.pdf'], 'go-on') },
    { status: 200, body: page(['documents/c.pdf']) },
  )
  expect(await files.listOlder('documents', new Date())).toEqual(['documents/a.pdf', 'documents/b.pdf', 'documents/c.pdf'])
  expect(requests.map(({ line }) => line.includes('continuation-token=go-on'))).toEqual([false, true])
  close()
})

test('a failing store throws instead of reporting a missing file', async () => {
  const { requests, files, close } = await listen({ status: 403 })
  await expect(files.read('a.webp')).rejects.toThrow()
  await expect(files.put('a.webp', Buffer.from('x'))).rejects.toThrow()
  await expect(files.remove(['a.webp'])).rejects.toThrow()
  await expect(files.listOlder('', new Date())).rejects.toThrow()
  expect(requests.length).toBeGreaterThanOrEqual(4)
  close()
})

test('a listing goes on with the token that the store wrote, whatever its characters are', async () => {
  const next = '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b/&#43;=&#x2b; c&lt;</NextContinuationToken>'
  const { requests, files, close } = await listen(
    { status: 200, body: `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${next}</ListBucketResult>` },
    { status: 200, body: '<ListBucketResult></ListBucketResult>' },
  )
  expect(await files.listOlder('', new Date())).toEqual([])
  expect(new URL(requests[1]?.line.split(' ')[1] ?? '', 'http://store').searchParams.get('continuation-token')).toBe('a&b/+=+ c<')
  close()
})

test('a reply that is no listing throws', async () => {
  const { files, close } = await listen({ status: 200, body: '<html>Welcome</html>' })
  await expect(files.listOlder('', new Date())).rejects.toThrow('something else')
  close()
})

test.each<[string, Answer]>([
  ['a store that is busy', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }],
  ['too many requests', { status: 429 }],
  ['an upload that timed out', { status: 400, body: '<Error><Code>RequestTimeout</Code></Error>' }],
  ['a broken connection', 'cut off'],
])('after %s the same request is sent again', async (_, failure) => {
  const { requests, files, close } = await listen(failure, failure, { status: 200 })
  await files.put('a.webp', Buffer.from('x'))
  expect(requests.map(({ line, body }) => [line, body])).toEqual(Array.from({ length: 3 }, () => ['PUT /uploads/a.webp', 'x']))
  close()
})

test('an error names the request, the status and the reason of the store, and no key or secret', async () => {
  const body = '<Error><Code>AccessDenied</Code><Message>Access &quot;denied&quot;</Message><Resource>/uploads</Resource></Error>'
  const { requests, files, close } = await listen({ status: 403, body })
  await expect(files.read('a.webp')).rejects.toThrow(/^The store refused GET a\.webp with 403: AccessDenied, Access "denied"$/)
  expect(requests).toHaveLength(1)
  close()
  await expect(files.read('a.webp')).rejects.toMatchObject({
    message: 'The store did not answer GET a.webp.',
    cause: { cause: { code: 'ECONNREFUSED' } },
  })
})

test('a missing bucket is an error, and does not count as a missing file', async () => {
  const { files, close } = await listen({ status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' })
  await expect(files.read('a.webp')).rejects.toThrow('404: NoSuchBucket')
  await expect(files.remove(['a.webp'])).rejects.toThrow('404: NoSuchBucket')
  close()
})

test.each([
  ['https://s3.me-central-1.amazonaws.com', 'uploads', 'https://uploads.s3.me-central-1.amazonaws.com/a.webp'],
  ['https://s3.me-central-1.amazonaws.com', 'our.uploads', 'https://s3.me-central-1.amazonaws.com/our.uploads/a.webp'],
  ['https://store.example:9000', 'uploads', 'https://store.example:9000/uploads/a.webp'],
])('a file at %s in the bucket %s has the address %s', async (endpoint, bucket, address) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  await createS3Store({ endpoint, region: 'me-central-1', bucket, credentials: { accessKeyId: 'key', secretAccessKey: 'secret' } }).read(
    'a.webp',
  )
  expect(sent).toHaveBeenCalledWith(new URL(address), expect.anything())
})

test('a store that accepts no connection gets one request, since each attempt takes ten seconds', async () => {
  const cause = Object.assign(new Error('no connection'), { code: 'UND_ERR_CONNECT_TIMEOUT' })
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const files = createS3Store({ endpoint: 'https://store', region: 'us-east-1', bucket: 'uploads', credentials })
  await expect(files.read('a.webp')).rejects.toThrow('The store did not answer GET a.webp.')
  expect(sent).toHaveBeenCalledOnce()
})

test('another secret is refused', async () => {
  const own = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const { endpoint, close } = await startFakeS3({ folder: '/nowhere', name: 'uploads', ...own })
  const storeWith = (credentials: typeof own) => createS3Store({ endpoint, region: 'eu-west-1', bucket: 'uploads', credentials })
  expect(await storeWith(own).read('a.webp')).toBeUndefined()
  await expect(storeWith({ ...own, secretAccessKey: 'other' }).read('a.webp')).rejects.toThrow('403: SignatureDoesNotMatch')
  await close()
})

test('the keys of a role sign with their token, and a machine without keys sends nothing', async () => {
  const { endpoint, close } = await startFakeS3({ folder: '/nowhere', name: 'uploads', accessKeyId: 'role', secretAccessKey: 'secret' })
  for (const [name, value] of Object.entries({ AWS_ACCESS_KEY_ID: 'role', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' }))
    vi.stubEnv(name, value)
  const sent = vi.spyOn(globalThis, 'fetch')
  const store = () => createS3Store({ endpoint, region: 'eu-west-1', bucket: 'uploads', credentials: undefined })
  expect(await store().read('a.webp')).toBeUndefined()
  const headers = new Headers(sent.mock.calls[0]?.[1]?.headers)
  expect([headers.get('x-amz-security-token'), headers.get('authorization')]).toEqual(['token', expect.stringContaining('security-token')])
  sent.mockClear()
  vi.stubEnv('AWS_ACCESS_KEY_ID', '')
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
  await expect(store().read('a.webp')).rejects.toThrow('the role of this machine could not be read')
  expect(sent).not.toHaveBeenCalled()
  vi.unstubAllEnvs()
  await close()
})

test('a file that is reported missing while it is stored is an error', async () => {
  const { files, close } = await listen({ status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' })
  expect(await files.read('a.webp')).toBeUndefined()
  await expect(files.put('a.webp', Buffer.from('a'))).rejects.toThrow('404: NoSuchKey')
  close()
})
