// The health page with real parts that are broken: a closed port, a stopped Redis, a folder that cannot be written.
import { rmSync, writeFileSync } from 'node:fs'
import { readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import type { Call } from '@sufra/shared/contract/client'
import { healthParts, readHealth, runJob } from '@sufra/shared/health/health.routes'
import type { HealthData, HealthPart } from '@sufra/shared/health/health-state'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createScriptedGateway } from '../../../testing/payments/scripted-gateway.ts'
import { startRedis } from '../../../testing/servers/redis-server.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { refusalOf, startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { addAdmin, addRestaurant } from '../../../testing/test-restaurant.ts'
import type { AppOptions } from '../../app-options.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { createJobsStore } from '../../platform/jobs/jobs.store.ts'
import { jobFailures, jobs } from '../../platform/jobs/jobs.table.ts'

const hour = 3_600_000
let connection: Connection
let now: Date
const gateway = createScriptedGateway()

beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z')
  await connection.db.delete(jobs)
  await connection.db.delete(jobFailures)
})

const start = async (options: Partial<AppOptions> = {}) => {
  const api = await startTestApi({ connection, now: () => now, paymentGateway: gateway.gateway, ...options })
  onTestFinished(() => api.close())
  return api
}
const signIn = async (api: TestApi, role: 'owner' | 'support' | 'finance' = 'owner') =>
  (await api.signedIn((await addAdmin(connection.db, role)).email, 'admin')).call
const read = async (call: Call) => (await call(readHealth, {})).data
const partOf = async <Name extends HealthPart>(call: Call, name: Name) => {
  const part = (await read(call))[name]
  if (part?.state !== 'read') throw new Error(`${name} is ${part?.state ?? 'missing'}`)
  return part.data as HealthData<Name> // the same name
}
const states = async (call: Call) => Object.fromEntries(Object.entries(await read(call)).map(([name, part]) => [name, part?.state]))
const allRead = Object.fromEntries(Object.keys(healthParts).map((name) => [name, 'read']))

test('every part is read, and the database has its size and all migrations', async () => {
  const call = await signIn(await start())
  expect(await states(call)).toEqual(allRead)
  const { kind, bytes, latency, migrations } = await partOf(call, 'database')
  expect(kind).toBe(connection.kind)
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(latency).toBeGreaterThanOrEqual(0)
  expect(migrations.applied).toBe(migrations.known)
  expect(migrations.known).toBeGreaterThan(0)
  expect(await partOf(call, 'bus')).toEqual({ kind: 'process', isConnected: true })
  expect(await partOf(call, 'payments')).toMatchObject({ condition: 'ready', unsettled: 0, retried: 0, oldestAt: null })
})

test('when the folder cannot be written, uploads fail and the other parts are read', async () => {
  const api = await start()
  const call = await signIn(api)
  rmSync(api.uploadsFolder, { recursive: true })
  writeFileSync(api.uploadsFolder, '') // a file where the folder was
  const { uploads, ...others } = await read(call)
  expect(uploads).toEqual({ state: 'failed', reason: expect.stringMatching(/^E(EXIST|NOTDIR)$/) as string })
  expect(Object.values(others).every((part) => part?.state === 'read')).toBe(true)
})

test('a payment gateway that does not answer is unavailable, and the other parts are read', async () => {
  const call = await signIn(await start())
  gateway.setDown(true)
  onTestFinished(() => gateway.setDown(false))
  expect((await partOf(call, 'payments')).condition).toBe('unavailable')
  expect(await states(call)).toEqual(allRead)
})

test('a stopped Redis is not connected, and the other parts are read', async () => {
  const redis = await startRedis()
  onTestFinished(() => redis.kill())
  const call = await signIn(await start({ redisUrl: redis.url }))
  await expect.poll(() => partOf(call, 'bus')).toEqual({ kind: 'redis', isConnected: true })
  await redis.kill()
  await expect.poll(() => partOf(call, 'bus')).toEqual({ kind: 'redis', isConnected: false })
  expect(await states(call)).toEqual(allRead)
})

test('desktop apps are counted by version, while they are signed in and were used in the last seven days', async () => {
  const api = await start()
  const { email } = await addRestaurant(connection.db)
  const open = (agent: string) =>
    api.fetch('/api/restaurants/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ email, password: 'Sufra@2026' }),
    })
  await open('Sufra/1.2.0 (Windows 11)')
  await open('Sufra/1.10.0 (Windows 11)')
  await open('Sufra/1.10.0 (macOS)')
  await open('Mozilla/5.0 Chrome/149')
  const call = await signIn(api)
  expect(await partOf(call, 'desktops')).toEqual([
    { version: '1.10.0', devices: 2, restaurants: 1 },
    { version: '1.2.0', devices: 1, restaurants: 1 },
  ])
  now = new Date(now.getTime() + 7 * 24 * hour)
  expect(await partOf(await signIn(api), 'desktops')).toEqual([])
})

describe('jobs', () => {
  const name = 'update-daily-totals'
  const finish = (failures: number, error: string | null) =>
    createJobsStore(connection.query, () => now).finish('a copy', [{ name, runs: 1, failures, error }])
  const claim = () => createJobsStore(connection.query, () => now).claim('a copy', { wanted: [{ name, seconds: 60 }], running: [] })
  const jobOf = async (call: Call) => (await partOf(call, 'jobs')).find((job) => job.name === name)

  test('that failed come first, with their error without personal data, and their failures count for a day', async () => {
    const api = await start()
    await finish(1, 'no row for noora@example.com')
    const call = await signIn(api)
    expect((await partOf(call, 'jobs'))[0]).toEqual({
      name,
      everySeconds: 60,
      mayRun: true,
      isRunning: false,
      lastStartedAt: now.toISOString(),
      lastFinishedAt: now.toISOString(),
      failures: 1,
      error: 'no row for [email]',
    })
    await finish(2, 'no row')
    await finish(0, null)
    expect(await jobOf(call)).toMatchObject({ failures: 3, error: null })
    const failures = async (caller: Call) => (await caller(readAdminDashboard, {})).data.failures
    expect(await failures(call)).toEqual({ state: 'read', data: { mail: 0, sms: 0, payments: 0, jobs: 3 } })
    now = new Date(now.getTime() + 24 * hour)
    const later = await signIn(api)
    expect(await jobOf(later)).toMatchObject({ failures: 0 })
    expect(await failures(later)).toMatchObject({ data: { jobs: 0 } })
  })

  test('record a failed statement with the database’s own error, without the parameters', async () => {
    const api = await start()
    const error = await connection.db
      .insert(auditLog)
      .values({ id: 'noora' } as never)
      .catch((failure: unknown) => failure)
    expect(String(error)).toContain('noora')
    const { createLeasedJobs } = await import('../../platform/jobs/leased-jobs.ts')
    const leased = createLeasedJobs({ store: createJobsStore(connection.query, () => now), holder: 'a copy', onError: () => {} })
    await leased.runOnce({ name, run: () => Promise.reject(error) })
    await leased.whenIdle()
    expect((await jobOf(await signIn(api)))?.error).not.toContain('params')
  })

  test('that the owner runs are due immediately, and the audit log records it', async () => {
    const api = await start()
    const call = await signIn(api)
    await claim() // adds its row
    expect(await claim()).toEqual([name])
    expect(await jobOf(call)).toMatchObject({ isRunning: true })
    await finish(0, null)
    expect(await claim()).toEqual([])
    await call(runJob, { params: { name } })
    expect(await claim()).toEqual([name])
    const [entry] = await connection.db.select().from(auditLog).where(eq(auditLog.action, 'job_run')).orderBy(desc(auditLog.at))
    expect(entry?.details).toEqual({ job: name })
  })

  test.each(['nothing', 'send-mail', 'store-webhook-counts', 'toString'])('do not include %s as a job that can be run', async (unknown) => {
    const call = await signIn(await start())
    expect(await refusalOf(call(runJob, { params: { name: unknown } }))).toMatchObject({ status: 404, code: 'health.unknown_job' })
  })

  test('support sees the page and runs nothing, and finance does not see it', async () => {
    const api = await start()
    const support = await signIn(api, 'support')
    expect(await states(support)).toEqual(allRead)
    expect(await refusalOf(support(runJob, { params: { name } }))).toMatchObject({ status: 403 })
    expect(await refusalOf(read(await signIn(api, 'finance')))).toMatchObject({ status: 403 })
  })
})
