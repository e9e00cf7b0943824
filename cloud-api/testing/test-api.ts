// The real app on a real port over a real database, with typed clients.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiError } from '@sufra/shared/contract/api-error'
import { createClient, type Call } from '@sufra/shared/contract/client'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { loginAdmin, loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { Role } from '@sufra/shared/accounts/account'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { AppOptions } from '../src/app-options.ts'
import { createApp } from '../src/app.ts'
import type { Connection } from '../src/platform/db/connect.ts'
import type { FileStore } from '../src/platform/files/uploads/file-store.ts'

import { createFolderStore } from '../src/platform/files/uploads/folder-store.ts'
import { recordStart } from './servers/record-start.ts'
import { emptyDatabase, openTestDatabase } from './test-database.ts'
import { password as usualPassword } from './test-restaurant.ts'
import { testSecret } from './test-secret.ts'

/** Properties of the server's JSON responses. */
type ErrorBody = { error?: string; message?: string; data?: unknown; details?: unknown }

export type TestApi = {
  connection: Connection
  url: string
  /** The uploads folder, unless `files` was given. */
  uploadsFolder: string
  files: FileStore
  /** A client without a session. Orders get an idempotency key if none is given. `fetch` takes paths. */
  call: Call
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** A request without the network, for thousands of them. */
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>
  /** Posts JSON, from a new network address unless one is given. Returns the status and the response body. */
  post: (path: string, body: object, from?: { network?: string; language?: string }) => Promise<{ status: number } & ErrorBody>
  /** A client from a new network address, with fresh rate limits. */
  elsewhere: () => Call
  /** A client with this bearer token. */
  withToken: (accessToken: string) => Call
  /** A client with the bearer token of a new session. */
  signedIn: (email: string, role?: Role, password?: string) => Promise<{ call: Call; accessToken: string }>
  /** Runs a job once. Jobs do not run on a schedule, so that a test controls when they see its clock. */
  runJob: (name: string) => Promise<void>
  jobNames: () => string[]
}

export type OwnTestApi = TestApi & { close: () => Promise<void> }

let networks = 0
/** A network address that was not used before. */
export const newNetwork = () => {
  networks += 1
  return `10.9.${Math.floor(networks / 250)}.${networks % 250}`
}

/** Creates typed clients and requests for the API at `url`. Requests without an address of their own come from `network`. */
const createClients = (url: string, network?: string) => {
  const caller = (accessToken?: string, from = network) =>
    createClient({
      baseUrl: url,
      fetch: (address, init) =>
        fetch(address, {
          ...init,
          headers: {
            ...(address.endsWith(processPayment.path) ? { 'idempotency-key': randomUUID() } : {}),
            ...init.headers,
            ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
            ...(from ? { 'x-forwarded-for': from } : {}),
          },
        }),
    })
  const call = caller()
  return {
    call,
    post: async (path, body, { network: from = newNetwork(), language = 'en' } = {}) => {
      const headers = { 'content-type': 'application/json', 'accept-language': language, 'x-forwarded-for': from }
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: answer.status, ...((await answer.json()) as ErrorBody) }
    },
    elsewhere: () => caller(undefined, newNetwork()),
    withToken: caller,
    fetch: (path, init) =>
      fetch(url + path, { ...init, headers: { ...(network ? { 'x-forwarded-for': network } : {}), ...init?.headers } }),
    signedIn: async (email, role = 'merchant', password = usualPassword) => {
      const { accessToken } = await call(role === 'merchant' ? loginMerchant : loginAdmin, { body: { email, password } })
      return { call: caller(accessToken), accessToken }
    },
  } satisfies Partial<TestApi>
}

const openApp = async (given: Partial<AppOptions>) => {
  const connection = given.connection ?? (await openTestDatabase())
  const uploadsFolder = mkdtempSync(join(tmpdir(), 'sufra-uploads-'))
  const files = given.files ?? createFolderStore(uploadsFolder)
  const app = await createApp({
    secret: testSecret,
    logLevel: 'silent',
    trustProxy: ['127.0.0.1'],
    jobs: { mode: 'manual' },
    limitsOrders: false,
    ...given,
    files,
    connection,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const inject = (request: InjectOptions) => app.inject(request)
  return { app, connection, uploadsFolder, files, url, inject, runJob: app.jobs.run, jobNames: app.jobs.names }
}

/** Starts an API of the test file's own, with options of createApp; missing ones are created for the test and closed with it. */
export const startTestApi = async (given: Partial<AppOptions> = {}): Promise<OwnTestApi> => {
  recordStart('app')
  const { app, ...opened } = await openApp(given)
  return {
    ...opened,
    ...createClients(opened.url),
    close: async () => {
      await app.close()
      if (!given.connection) await opened.connection.close()
      rmSync(opened.uploadsFolder, { recursive: true, force: true })
    },
  }
}

/** Creates the API of this process, which one test file after another takes. */
const createSharedApi = async () => {
  let now = () => new Date()
  const { app, ...opened } = await openApp({ now: () => now() })
  const unfinished = new Set<ServerResponse>()
  app.server.on('request', (_request, response) => {
    unfinished.add(response)
    response.once('close', () => unfinished.delete(response))
  })
  return {
    /** Assigns the API to a file with its clock and its own network address, so that it meets no limit that another file has reached. */
    take: (clock: () => Date): TestApi => {
      now = clock
      return { ...opened, ...createClients(opened.url, newNetwork()) }
    },
    /** Ends its sockets, waits for its requests, and empties its database and its uploads. */
    clear: async () => {
      for (const socket of app.websocketServer.clients) socket.terminate()
      await Promise.all([...unfinished].map((response) => once(response, 'close')))
      await app.whenHandled()
      await emptyDatabase(opened.connection)
      rmSync(opened.uploadsFolder, { recursive: true, force: true })
      mkdirSync(opened.uploadsFolder)
    },
  }
}

let shared: Awaited<ReturnType<typeof createSharedApi>> | undefined

/**
 * Sets up the API for a test file, at the time of `now`: the shared API of this process, with an empty database. With other options than a
 * clock, such as a scripted gateway, the file gets its own API, which costs more.
 */
export const useApi = (given: Partial<AppOptions> = {}): TestApi => {
  const api = {} as OwnTestApi // filled before the first test
  const { now = () => new Date(), ...others } = given
  const isShared = Object.keys(others).length === 0
  beforeAll(async () => {
    if (isShared) shared ??= await createSharedApi()
    Object.assign(api, isShared ? shared?.take(now) : await startTestApi(given))
  })
  afterAll(async () => {
    if (isShared) await shared?.clear()
    else await api.close()
  })
  return api
}

/** Returns the refusal of a call. Throws when it succeeds or fails with another error. */
export const refusalOf = async (call: Promise<unknown>): Promise<{ status: number; code: RefusalCode | undefined; details: unknown }> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, code: error.code, details: error.reply.details }
    throw error
  }
  throw new Error('expected the call to be refused')
}
