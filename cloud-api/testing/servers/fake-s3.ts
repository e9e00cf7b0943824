// A small S3 server for tests: one bucket in a folder, each object a file of its own. Requests with a wrong signature are refused, as
// Amazon documents it (AWS Signature Version 4).
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'

const ending = '.object'
/** Smaller than Amazon's, so that tests list several pages. */
const pageSize = 50

export const objectFile = (folder: string, key: string): string => join(folder, key + ending)

type Bucket = { folder: string; name: string; accessKeyId: string; secretAccessKey: string }
type Answer = { status: number; body?: string | Buffer }

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const refuse = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code><Message>fake</Message></Error>` })

const isSigned = ({ method, headers }: IncomingMessage, url: URL, { accessKeyId, secretAccessKey }: Bucket): boolean => {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, id, scope, date = '', region = '', signedHeaders = '', signature] = form.exec(headers.authorization ?? '') ?? []
  const names = signedHeaders.split(';')
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const canonical = [
    method,
    url.pathname,
    query.toSorted().join('&'),
    ...names.map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  const isComplete = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))
  return id === accessKeyId && isComplete && signature === hmac(key, text).toString('hex')
}

const list = (folder: string, query: URLSearchParams): Answer => {
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/') && key > after)
    .toSorted()
  const page = keys.slice(0, pageSize)
  const contents = page.map((key) => {
    const time = statSync(objectFile(folder, key)).mtime.toISOString()
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${time}</LastModified></Contents>`
  })
  const next = keys.length > pageSize ? Buffer.from(page.at(-1) ?? '').toString('base64') : undefined
  return {
    status: 200,
    body: `<ListBucketResult>${contents.join('')}${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`,
  }
}

const answerOf = (method: string | undefined, url: URL, bytes: Buffer, { folder, name }: Bucket): Answer => {
  const [, bucket, ...names] = url.pathname.split('/').map(decodeURIComponent)
  const key = names.join('/')
  if (bucket !== name) return refuse(404, 'NoSuchBucket')
  if (!key)
    return method === 'GET' && url.searchParams.get('list-type') === '2' ? list(folder, url.searchParams) : refuse(405, 'MethodNotAllowed')
  const file = objectFile(folder, key)
  if (method === 'PUT') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    return { status: 200 }
  }
  if (method === 'DELETE') {
    rmSync(file, { force: true })
    return { status: 204 }
  }
  return existsSync(file) ? { status: 200, body: readFileSync(file) } : refuse(404, 'NoSuchKey')
}

export const startFakeS3 = async (bucket: Bucket) => {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const bytes = await buffer(request)
    const isWhole = request.headers['x-amz-content-sha256'] === sha256(bytes)
    const answer = !isSigned(request, url, bucket)
      ? refuse(403, 'SignatureDoesNotMatch')
      : isWhole
        ? answerOf(request.method, url, bytes, bucket)
        : refuse(400, 'XAmzContentSHA256Mismatch')
    response.writeHead(answer.status).end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
