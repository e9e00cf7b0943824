// The real app on a real port over a real database, with typed clients.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiError } from '@sufra/shared/contract/api-error'
import { createClient, type Call } from '@sufra/shared/contract/client'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { loginAdmin, loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { Role } from '@sufra/shared/accounts/account'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { AppOptions } from '../src/app-options.ts'
import { createApp } from '../src/app.ts'
import type { Connection } from '../src/db/connect.ts'
import type { FileStore } from '../src/uploads/file-store.ts'

import { createFolderStore } from '../src/uploads/folder-store.ts'
import { recordStart } from './record-start.ts'
import { openTestDatabase } from './test-database.ts'
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
  close: () => Promise<void>
}

let networks = 0
/** A network address that was not used before. */
export const newNetwork = () => {
  networks += 1
  return `10.9.${Math.floor(networks / 250)}.${networks % 250}`
}

/** Starts the API with options of createApp; missing ones are created for the test and closed with it. */
export const startTestApi = async (given: Partial<AppOptions> = {}): Promise<TestApi> => {
  recordStart('app')
  const connection = given.connection ?? (await openTestDatabase())
  const uploadsFolder = mkdtempSync(join(tmpdir(), 'sufra-uploads-'))
  const files = createFolderStore(uploadsFolder)
  const app = await createApp({
    secret: testSecret,
    files,
    logLevel: 'silent',
    trustProxy: ['127.0.0.1'],
    jobs: { mode: 'manual' },
    limitsOrders: false,
    ...given,
    connection,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const caller = (accessToken?: string, network?: string) =>
    createClient({
      baseUrl: url,
      fetch: (address, init) =>
        fetch(address, {
          ...init,
          headers: {
            ...(address.endsWith(processPayment.path) ? { 'idempotency-key': randomUUID() } : {}),
            ...init.headers,
            ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
            ...(network ? { 'x-forwarded-for': network } : {}),
          },
        }),
    })
  const call = caller()
  return {
    connection,
    url,
    uploadsFolder,
    files: given.files ?? files,
    call,
    post: async (path, body, { network = newNetwork(), language = 'en' } = {}) => {
      const headers = { 'content-type': 'application/json', 'accept-language': language, 'x-forwarded-for': network }
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: answer.status, ...((await answer.json()) as ErrorBody) }
    },
    elsewhere: () => caller(undefined, newNetwork()),
    withToken: caller,
    fetch: (path, init) => fetch(url + path, init),
    signedIn: async (email, role = 'merchant', password = usualPassword) => {
      const { accessToken } = await call(role === 'merchant' ? loginMerchant : loginAdmin, { body: { email, password } })
      return { call: caller(accessToken), accessToken }
    },
    runJob: app.jobs.run,
    jobNames: app.jobs.names,
    close: async () => {
      await app.close()
      if (!given.connection) await connection.close()
      rmSync(uploadsFolder, { recursive: true, force: true })
    },
  }
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
