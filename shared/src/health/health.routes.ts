// The state of the platform's parts, for the administrators who operate it.
import { z } from 'zod'
import { replyOfParts, type PartDefinitions } from '../contract/reply-parts.ts'
import { route } from '../contract/route.ts'
import { done, timestamp } from '../contract/wire.ts'
import { gatewayStatus } from '../payment-settings/payment-settings.routes.ts'
import { paymentFailures } from '../payments/payment-failures.ts'

const permission = 'health.read'
export const messageChannels = ['mail', 'sms'] as const

/**
 * `retrying`: queued messages whose last attempt failed. `isFailing`: no message that was created since the oldest of them was sent.
 * `reasons`: reasons of failed and retrying messages, without addresses and numbers. `retryable`: messages that the retry button sends
 * again: failed ones whose text is still stored, and ones that wait for their next attempt.
 */
const queue = z.object({
  queued: z.int(),
  oldestAt: timestamp.nullable(),
  retrying: z.int(),
  isFailing: z.boolean(),
  /** Number of failed messages of the last 24 hours. */
  failed: z.int(),
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  retryable: z.int(),
})
export type MessageQueue = z.output<typeof queue>

/**
 * `failures`: number in the last 24 hours. `error`: the error of the last run, null when it succeeded. `mayRun`: whether the job can be
 * started now.
 */
const job = z.object({
  name: z.string(),
  everySeconds: z.number(),
  isRunning: z.boolean(),
  lastStartedAt: timestamp.nullable(),
  lastFinishedAt: timestamp.nullable(),
  failures: z.int(),
  error: z.string().nullable(),
  mayRun: z.boolean(),
})
export type JobHealth = z.output<typeof job>

export const healthParts = {
  /** `latency` in milliseconds. `known`: number of migrations in this release. */
  database: {
    permission,
    data: z.object({
      kind: z.enum(['PostgreSQL', 'PGlite']),
      latency: z.number(),
      bytes: z.number(),
      migrations: z.object({ applied: z.int(), known: z.int() }),
    }),
  },
  /** `process`: the API runs as one copy. */
  bus: { permission, data: z.object({ kind: z.enum(['process', 'redis']), isConnected: z.boolean() }) },
  jobs: { permission, data: z.array(job) },
  /** `server`: whether the mail server answers and accepts our account; `none`: mails appear in the dev inbox. */
  mail: { permission, data: queue.extend({ server: z.enum(['none', 'ready', 'failed']), reason: z.string().nullable() }) },
  sms: { permission, data: queue.extend({ hasProvider: z.boolean() }) },
  payments: { permission, data: gatewayStatus.extend(paymentFailures.shape) },
  /** `latency`: milliseconds for storing and reading a small file. */
  uploads: { permission, data: z.object({ latency: z.number() }) },
  /** Desktop apps that were used in the last seven days, by version, the most used first. */
  desktops: { permission, data: z.array(z.object({ version: z.string(), devices: z.int(), restaurants: z.int() })) },
} as const satisfies PartDefinitions

const health = replyOfParts(healthParts)
export type Health = z.output<typeof health>

export const readHealth = route({
  method: 'GET',
  path: '/api/admin/health',
  permission,
  summary: 'How each part of the platform is. A part that fails or hangs says so, and the others are read',
  reply: z.object({ success: z.literal(true), data: health }),
  idempotency: 'safe',
})

const ofRetries = { permission: 'health.retry', reply: done, idempotency: 'safe' } as const

export const runJob = route({
  method: 'POST',
  path: '/api/admin/health/jobs/:name/run',
  summary: 'Runs a job within a second, in whichever process takes its turn. One that is running runs once more. Recorded in the audit log',
  params: z.object({ name: z.string().max(100) }),
  ...ofRetries,
})

export const retryMessages = route({
  method: 'POST',
  path: '/api/admin/health/messages/:channel/retry',
  summary:
    'Sends the mails or SMS again that failed in the last 24 hours and have not expired, and those that wait for their next try. Recorded in the audit log',
  params: z.object({ channel: z.enum(messageChannels) }),
  ...ofRetries,
})
