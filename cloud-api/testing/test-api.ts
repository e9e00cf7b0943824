// The real app on a real port over a real database, and callers of it.
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
import type { JobName } from '../src/jobs/job-intervals.ts'
import type { FileStore } from '../src/uploads/file-store.ts'

import { createFolderStore } from '../src/uploads/folder-store.ts'
import { openTestDatabase } from './test-database.ts'
import { password as usualPassword } from './test-restaurant.ts'
import { testSecret } from './test-secret.ts'

/** What our own server's answers may hold. */
type Said = { error?: string; message?: string; data?: unknown; details?: unknown }

export type TestApi = {
  connection: Connection
  url: string
  /** Where uploads are, unless `files` was given. */
  uploadsFolder: string
  files: FileStore
  /** A caller with nothing; an order gets a key where none is given. `fetch` takes paths. */
  call: Call
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Posts JSON, from a network address that nobody had before unless one is named, and gives the status with what the answer says. */
  post: (path: string, body: object, from?: { network?: string; language?: string }) => Promise<{ status: number } & Said>
  /** A caller from a network address that nobody had before: limits by place begin anew. */
  elsewhere: () => Call
  /** A caller with a bearer token. */
  signedIn: (email: string, role?: Role, password?: string) => Promise<{ call: Call; accessToken: string }>
  /** Runs a job once. No job runs by itself, so that a clock which a test moves is seen only by what the test runs. */
  runJob: (name: JobName) => Promise<void>
  close: () => Promise<void>
}

let networks = 0
/** A network address that nobody had before. */
export const newNetwork = () => {
  networks += 1
  return `10.9.${Math.floor(networks / 250)}.${networks % 250}`
}

/** Starts the API. `connection` and more as createApp takes them; what is not given is made for the test and ended with it. */
export const startTestApi = async (given: Partial<AppOptions> = {}): Promise<TestApi> => {
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
      return { status: answer.status, ...((await answer.json()) as Said) }
    },
    elsewhere: () => caller(undefined, newNetwork()),
    fetch: (path, init) => fetch(url + path, init),
    signedIn: async (email, role = 'merchant', password = usualPassword) => {
      const { accessToken } = await call(role === 'merchant' ? loginMerchant : loginAdmin, { body: { email, password } })
      return { call: caller(accessToken), accessToken }
    },
    runJob: app.jobs.run,
    close: async () => {
      await app.close()
      if (!given.connection) await connection.close()
      rmSync(uploadsFolder, { recursive: true, force: true })
    },
  }
}

/** The refusal that a call ends with; throws when it succeeds or breaks in another way. */
export const refusalOf = async (call: Promise<unknown>): Promise<{ status: number; code: RefusalCode | undefined; details: unknown }> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, code: error.code, details: error.reply.details }
    throw error
  }
  throw new Error('the call was not refused')
}
