// Health states: when a part of the platform needs attention.
import type { Part } from '../contract/reply-parts.ts'
import type { Health, JobHealth, MessageQueue } from './health.routes.ts'

/** `warning`: check it soon. `failed`: it does not work. */
export type HealthState = 'ok' | 'warning' | 'failed'
export type HealthPart = keyof Health
export type HealthData<Name extends HealthPart> = Extract<NonNullable<Health[Name]>, { state: 'read' }>['data']

const minute = 60_000
/** Maximum milliseconds for a query or a file. */
export const maxLatency = 500
/** Maximum milliseconds that a message may wait. The same limit applies to a payment, which a diner's bank may delay. */
export const maxQueued = 5 * minute
export const maxUnsettled = 30 * minute

const isOlder = (at: string | null, age: number, now: number): boolean => at !== null && now - Date.parse(at) > age

/** Whether a job has not started for longer than three of its intervals and a minute, because no process runs it. */
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

/** The state of a part at `now` (milliseconds). A part that could not be read has failed. */
export const healthStateOf = <Name extends HealthPart>(name: Name, part: Part<HealthData<Name>>, now: number): HealthState =>
  part.state === 'read' ? states[name](part.data, now) : 'failed'
