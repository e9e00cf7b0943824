import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createMachineKeys } from './machine-keys.ts'

const hour = 3_600_000
let folder: string
let url: string
let requests: string[]
let expiresIn: number
let isAway: boolean

/** Answers as the services of Amazon do; a request without its token is refused. */
const server = createServer(async (request, response) => {
  const { method, url: path = '', headers } = request
  const body = await text(request)
  requests.push(`${method} ${path}`)
  const [id, Expiration] = [`key-${requests.length}`, new Date(Date.now() + expiresIn).toISOString()]
  const keys = JSON.stringify({ Code: 'Success', AccessKeyId: id, SecretAccessKey: 'secret', Token: 'session', Expiration })
  const answers: Record<string, string | undefined> = {
    'PUT /latest/api/token': headers['x-aws-ec2-metadata-token-ttl-seconds'] && 'token',
    'GET /latest/meta-data/iam/security-credentials/': headers['x-aws-ec2-metadata-token'] === 'token' ? 'uploads-role\n' : undefined,
    'GET /latest/meta-data/iam/security-credentials/uploads-role': headers['x-aws-ec2-metadata-token'] === 'token' ? keys : undefined,
    'GET /container': headers.authorization === 'container token' ? keys : undefined,
    'POST /': new URLSearchParams(body).get('WebIdentityToken') === 'pod token' ? podKeys(id, Expiration) : undefined,
  }
  const answer = isAway ? undefined : answers[`${method} ${path}`]
  response.writeHead(answer ? 200 : 401).end(answer)
})
const podKeys = (id: string, expiration: string) =>
  '<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult><Credentials>' +
  `<AccessKeyId>${id}</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>session</SessionToken><Expiration>${expiration}</Expiration>` +
  '</Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>'

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-keys-'))
  writeFileSync(join(folder, 'pod'), 'pod token\n')
  writeFileSync(join(folder, 'container'), 'container token\n')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP
})
beforeEach(() => {
  requests = []
  expiresIn = hour
  isAway = false
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const instance = () => ({ AWS_EC2_METADATA_SERVICE_ENDPOINT: url })
const sources: [string, () => Record<string, string>][] = [
  ['machine', instance],
  ['container', () => ({ AWS_CONTAINER_CREDENTIALS_FULL_URI: `${url}/container`, AWS_CONTAINER_AUTHORIZATION_TOKEN: 'container token' })],
  [
    'container with a token file',
    () => ({
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${url}/container`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: join(folder, 'container'),
    }),
  ],
  [
    'pod',
    () => ({ AWS_ENDPOINT_URL_STS: url, AWS_ROLE_ARN: 'arn:aws:iam::1:role/uploads', AWS_WEB_IDENTITY_TOKEN_FILE: join(folder, 'pod') }),
  ],
]

const keysOf = (env: Record<string, string>) => createMachineKeys({ env, region: 'me-central-1' })

test('keys of the environment are used without a request', async () => {
  const own = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(await keysOf({ ...instance(), ...own })()).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret' })
  expect(await keysOf({ ...own, AWS_SESSION_TOKEN: 'session' })()).toMatchObject({ sessionToken: 'session' })
  expect(requests).toEqual([])
})

test.each(sources)('the role of a %s gives keys, which are read once', async (_, env) => {
  const read = keysOf(env())
  const [first, second] = await Promise.all([read(), read()])
  expect(first).toEqual({ accessKeyId: `key-${requests.length}`, secretAccessKey: 'secret', sessionToken: 'session' })
  expect([second, await read()]).toEqual([first, first])
})

test('keys are renewed from five minutes before they expire, and stay in use until that has succeeded', async () => {
  const read = keysOf(instance())
  expiresIn = 4 * 60_000
  const first = await read()
  isAway = true
  expect(await read()).toEqual(first)
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(3))
  expect(await read()).toEqual(first)
  isAway = false
  expiresIn = hour
  await vi.waitFor(async () => expect(await read()).not.toEqual(first))
})

test('the token of a container goes to no other machine without TLS, and AWS_EC2_METADATA_DISABLED prevents requests', async () => {
  const elsewhere = {
    AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://store.example/keys',
    AWS_CONTAINER_AUTHORIZATION_TOKEN: 'container token',
  }
  const causes = [keysOf(elsewhere)(), keysOf({ ...instance(), AWS_EC2_METADATA_DISABLED: 'true' })()]
  const [container, machine] = await Promise.allSettled(causes)
  expect(container).toMatchObject({ reason: { cause: { message: expect.stringContaining('store.example') } } })
  expect(machine).toMatchObject({ reason: { cause: { message: expect.stringContaining('AWS_EC2_METADATA_DISABLED') } } })
  expect(requests).toEqual([])
})

test('a machine without a role, and keys that have expired, are an error', async () => {
  expiresIn = -1
  const read = keysOf(instance())
  await read()
  isAway = true
  const message = 'UPLOADS_URL names no key, and the role of this machine could not be read.'
  await expect(read()).rejects.toThrow(message)
  await expect(keysOf(instance())()).rejects.toThrow(message)
})
