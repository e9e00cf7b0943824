// When a part of the platform needs attention.
import type { Part } from '../contract/reply-parts.ts'
import type { Health, JobHealth, MessageQueue } from './health.routes.ts'

/** `warning`: look at it soon. `failed`: something does not work. */
export type HealthState = 'ok' | 'warning' | 'failed'
export type HealthPart = keyof Health
export type HealthData<Name extends HealthPart> = Extract<NonNullable<Health[Name]>, { state: 'read' }>['data']

const minute = 60_000
/** Milliseconds that a query, or a file, may take. */
export const maxLatency = 500
/** Milliseconds that a message may wait, and a payment, which a diner's bank may keep for a while. */
export const maxQueued = 5 * minute
export const maxUnsettled = 30 * minute

const isOlder = (at: string | null, age: number, now: number): boolean => at !== null && now - Date.parse(at) > age

/** Whether a job has not begun for longer than three of its intervals and a minute: no process runs it. */
export const isJobLate = (
  { everySeconds, isRunning, lastStartedAt }: Pick<JobHealth, 'everySeconds' | 'isRunning' | 'lastStartedAt'>,
  now: number,
): boolean => !isRunning && isOlder(lastStartedAt, 3 * everySeconds * 1_000 + minute, now)

const warnIf = (isWarning: boolean): HealthState => (isWarning ? 'warning' : 'ok')
const failIf = (isFailed: boolean, isWarning: boolean): HealthState => (isFailed ? 'failed' : warnIf(isWarning))

const queueWarns = ({ oldestAt, failed, retrying }: MessageQueue, now: number) =>
  failed > 0 || retrying > 0 || isOlder(oldestAt, maxQueued, now)

const states: { [Name in HealthPart]: (data: HealthData<Name>, now: number) => HealthState } = {
  database: ({ latency, migrations }) => warnIf(latency > maxLatency || migrations.applied !== migrations.known),
  bus: ({ isConnected }) => failIf(!isConnected, false),
  jobs: (jobs, now) =>
    failIf(
      jobs.some((job) => isJobLate(job, now)),
      jobs.some(({ error }) => error !== null),
    ),
  mail: (mail, now) => failIf(mail.server === 'failed' || mail.isFailing, queueWarns(mail, now)),
  sms: (sms, now) => failIf(sms.isFailing, queueWarns(sms, now)),
  payments: ({ condition, oldestAt, failedWebhooks }, now) =>
    failIf(condition !== 'ready', failedWebhooks > 0 || isOlder(oldestAt, maxUnsettled, now)),
  uploads: ({ latency }) => warnIf(latency > maxLatency),
  desktops: () => 'ok',
}

/** `now` in milliseconds. A part that could not be read has failed. */
export const healthStateOf = <Name extends HealthPart>(name: Name, part: Part<HealthData<Name>>, now: number): HealthState =>
  part.state === 'read' ? states[name](part.data, now) : 'failed'
