import { expect, test } from 'vitest'
import { healthStateOf, isJobLate, type HealthData } from './health-state.ts'

const now = Date.parse('2026-11-20T18:00:00Z')
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString()
const minute = 60_000
const readPart = <Data>(data: Data) => ({ state: 'read', data }) as const

const database: HealthData<'database'> = { kind: 'PostgreSQL', latency: 2, bytes: 1, migrations: { applied: 3, known: 3 } }
const queue = { queued: 0, oldestAt: null, retrying: 0, isFailing: false, failed: 0, reasons: [], retryable: 0 }
const mail: HealthData<'mail'> = { ...queue, server: 'ready', reason: null }
const payments: HealthData<'payments'> = {
  gateway: 'tap',
  mode: 'live',
  condition: 'ready',
  checkedAt: ago(0),
  lastWebhookAt: null,
  refusedWebhooks: 0,
  unsettled: 0,
  retried: 0,
  overdue: 0,
  failedWebhooks: 0,
  oldestAt: null,
}
const job = {
  name: 'a',
  everySeconds: 60,
  isRunning: false,
  lastStartedAt: ago(0),
  lastFinishedAt: ago(0),
  failures: 0,
  error: null,
  mayRun: true,
}

test.each([
  ['ok', { latency: 500 }],
  ['warning', { latency: 500.1 }],
  ['warning', { migrations: { applied: 2, known: 3 } }],
  ['warning', { migrations: { applied: 4, known: 3 } }],
] as const)('the database is %s with %o', (state, change) => {
  expect(healthStateOf('database', readPart({ ...database, ...change }), now)).toBe(state)
})

test.each([
  ['ok', {}],
  ['ok', { queued: 1, oldestAt: ago(5 * minute) }],
  ['warning', { queued: 1, oldestAt: ago(5 * minute + 1) }],
  ['warning', { failed: 1 }],
  ['warning', { queued: 1, oldestAt: ago(0), retrying: 1 }],
  ['failed', { queued: 1, oldestAt: ago(0), retrying: 1, isFailing: true }],
  ['ok', { server: 'none' as const }],
  ['failed', { server: 'failed' as const }],
] as const)('mail is %s with %o', (state, change) => {
  expect(healthStateOf('mail', readPart({ ...mail, ...change }), now)).toBe(state)
})

test('SMS have the same states as mail, but no server', () => {
  const sms = (change: object) => healthStateOf('sms', readPart({ ...queue, hasProvider: true, ...change }), now)
  expect([sms({}), sms({ failed: 1 }), sms({ hasProvider: false })]).toEqual(['ok', 'warning', 'ok'])
  expect([sms({ retrying: 1 }), sms({ retrying: 1, isFailing: true })]).toEqual(['warning', 'failed'])
})

test.each([
  ['ok', {}],
  ['ok', { unsettled: 1, oldestAt: ago(30 * minute) }],
  ['warning', { unsettled: 1, oldestAt: ago(30 * minute + 1) }],
  ['ok', { refusedWebhooks: 1_000 }],
  ['warning', { failedWebhooks: 1 }],
  ['failed', { condition: 'unavailable' as const }],
  ['failed', { condition: 'refused' as const }],
] as const)('payments are %s with %o', (state, change) => {
  expect(healthStateOf('payments', readPart({ ...payments, ...change }), now)).toBe(state)
})

test.each([
  ['ok', {}],
  ['warning', { error: 'no space left', failures: 1 }],
  ['ok', { failures: 3 }],
  ['failed', { lastStartedAt: ago(4 * minute + 1) }],
  ['failed', { lastStartedAt: ago(4 * minute + 1), error: 'no space left' }],
] as const)('jobs are %s when one of them is %o', (state, change) => {
  expect(healthStateOf('jobs', readPart([job, { ...job, ...change }]), now)).toBe(state)
})

test('a job is late when it has not started for three intervals and a minute, and never while it runs', () => {
  const isLate = (change: object) => isJobLate({ ...job, ...change }, now)
  expect(isLate({ lastStartedAt: ago(4 * minute) })).toBe(false)
  expect(isLate({ lastStartedAt: ago(4 * minute + 1) })).toBe(true)
  expect(isLate({ lastStartedAt: ago(4 * minute + 1), isRunning: true })).toBe(false)
  expect(isLate({ lastStartedAt: null })).toBe(false)
})

test('the bus has failed without a connection, and so has a part that could not be read', () => {
  expect(healthStateOf('bus', readPart({ kind: 'redis', isConnected: false }), now)).toBe('failed')
  expect(healthStateOf('bus', readPart({ kind: 'redis', isConnected: true }), now)).toBe('ok')
  expect(healthStateOf('desktops', readPart([]), now)).toBe('ok')
  expect([healthStateOf('uploads', readPart({ latency: 500 }), now), healthStateOf('uploads', readPart({ latency: 501 }), now)]).toEqual([
    'ok',
    'warning',
  ])
  expect(healthStateOf('uploads', { state: 'failed', reason: 'ENOSPC' }, now)).toBe('failed')
  expect(healthStateOf('uploads', { state: 'slow' }, now)).toBe('failed')
})
