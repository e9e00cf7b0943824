// The messages that wait to be sent, and the failed ones.
import type { Connection } from '../../db/connect.ts'
import { givenUpReasons } from './given-up.ts'
import type { Channel } from '../message.ts'

const isWaiting = 'sent_at is null and failed_at is null'
const hasFailed = `failed_at > $2::timestamptz and failure not in (${givenUpReasons.map((reason) => `'${reason}'`).join(', ')})`
/** Matches messages that we gave up after $2, that still have their content, and that are not expired. $3 now. */
const mayReturn = `failed_at > $2::timestamptz and text <> '' and (expires_at is null or expires_at > $3::timestamptz)`
const isRetrying = `${isWaiting} and failure is not null`
/** Matches messages whose next attempt is further away than a claim lasts, so that no sender is sending them now. $3 now. */
const waitsForRetry = `${isRetrying} and next_try_at > $3::timestamptz + interval '30 seconds'`

/** $1 channel, $2 time since which failures count, $3 now. */
const readSql = `
select (select count(*) from outgoing_messages where channel = $1 and ${isWaiting})::int as queued,
  (select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from outgoing_messages where channel = $1 and ${isWaiting}) as "oldestAt",
  (select count(*) from outgoing_messages where channel = $1 and ${isRetrying})::int as retrying,
  coalesce((select not exists (select 1 from outgoing_messages s where s.channel = $1 and s.sent_at is not null and s.created_at > r.first)
    from (select min(created_at) as first from outgoing_messages where channel = $1 and ${isRetrying}) r where r.first is not null), false) as "isFailing",
  (select count(*) from outgoing_messages where channel = $1 and (${mayReturn} or (${waitsForRetry})))::int as retryable`

const reasonsSql = `
select failure as reason, count(*)::int as count from outgoing_messages
where channel = $1 and (${hasFailed} or (${isRetrying}))
group by failure order by count desc, failure limit 50`

const countFailedSql = `select count(*)::int as count from outgoing_messages where channel = $1 and ${hasFailed}`

const countUnsentSql = `select count(*)::int as count from outgoing_messages where channel = $1 and (${hasFailed} or (${isRetrying}))`

const retrySql = `
update outgoing_messages set failed_at = null, tries = case when failed_at is null then tries else 0 end, next_try_at = $3::timestamptz
where channel = $1 and (${mayReturn} or (${waitsForRetry}))
returning id`

type Queue = { queued: number; oldestAt: string | null; retrying: number; isFailing: boolean; retryable: number }

export const createMessageQueueStore = ({ query }: Pick<Connection, 'query'>) => ({
  read: async (channel: Channel, since: Date, now: Date) => {
    const [row] = await query<Queue>(readSql, [channel, since.toISOString(), now.toISOString()])
    if (!row) throw new Error('a select without a table has one row')
    const reasons = await query<{ reason: string; count: number }>(reasonsSql, [channel, since.toISOString()])
    return { ...row, reasons }
  },

  /** Counts messages that could not be sent since a time. */
  countFailed: async (channel: Channel, since: Date): Promise<number> =>
    (await query<{ count: number }>(countFailedSql, [channel, since.toISOString()]))[0]?.count ?? 0,

  /** Counts messages that could not be sent since a time, and messages that wait after a failed attempt. */
  countUnsent: async (channel: Channel, since: Date): Promise<number> =>
    (await query<{ count: number }>(countUnsentSql, [channel, since.toISOString()]))[0]?.count ?? 0,

  /**
   * Makes messages due that failed since a time and are not expired, and messages that wait for their next attempt. Returns their number.
   */
  retry: async (channel: Channel, since: Date, now: Date): Promise<number> =>
    (await query<{ id: string }>(retrySql, [channel, since.toISOString(), now.toISOString()])).length,
})

export type MessageQueueStore = ReturnType<typeof createMessageQueueStore>
