import type { Query } from '../db/connect.ts'

/** Seconds after which another process may run a job whose holder neither finished it nor renewed its lease. */
export const leaseSeconds = 10

/** Share of its interval by which a job may start earlier, as timers are not exact. */
const tolerance = 0.1
const maxErrorLength = 500

/** SQL of the given clock, or of the database's clock, which is the same for every process. */
const clock = (parameter: string) => `clock as (select coalesce(${parameter}::timestamptz, clock_timestamp()) as time)`
const leaseEnd = `clock.time + interval '${leaseSeconds} seconds'`

// A time too far ahead was written before the clock was set back, and must not stop the job.
const isFree = `(j.lease_until is null or j.holder = $1::text or j.lease_until <= clock.time or j.lease_until > ${leaseEnd})`
const isDue = `(j.last_started_at is null
  or abs(extract(epoch from clock.time - j.last_started_at)) >= w.seconds * ${1 - tolerance})`

/** $1 holder, $2 the jobs that it may run as JSON, $3 the names of its running jobs as JSON, $4 the time or null. */
const claimSql = `
with ${clock('$4')}, wanted as (
  select name, seconds from jsonb_to_recordset($2::text::jsonb) as w(name text, seconds double precision)
), added as (
  insert into jobs (name) select w.name from wanted w where not exists (select 1 from jobs j where j.name = w.name) on conflict do nothing
), renewed as (
  update jobs j set lease_until = ${leaseEnd} from clock
  where j.holder = $1::text and j.lease_until is not null and j.name in (select jsonb_array_elements_text($3::text::jsonb))
), due as (
  select j.name from jobs j join wanted w on w.name = j.name cross join clock
  where ${isFree} and ${isDue}
  order by j.name for update of j skip locked
)
update jobs j set holder = $1::text, lease_until = ${leaseEnd}, last_started_at = clock.time
from due, clock where j.name = due.name
returning j.name`

/** $1 holder, $2 the finished runs as JSON, $3 the time or null. A leased run starts at its claim. */
const finishSql = `
with ${clock('$3')}, finished as (
  select * from jsonb_to_recordset($2::text::jsonb) as f(name text, runs int, failures int, error text)
), counted as (
  insert into job_failures as c (name, hour, failures)
  select f.name, date_trunc('hour', clock.time, 'UTC'), f.failures from finished f, clock where f.failures > 0 order by f.name
  on conflict (name, hour) do update set failures = c.failures + excluded.failures
)
insert into jobs as j (name, last_started_at, last_finished_at, last_error, runs, failures)
select f.name, clock.time, clock.time, f.error, f.runs, f.failures
from finished f, clock
order by f.name
on conflict (name) do update set
  lease_until = case when j.holder = $1::text then null else j.lease_until end,
  last_started_at = case when j.holder is null then excluded.last_started_at else j.last_started_at end,
  last_finished_at = excluded.last_finished_at, last_error = excluded.last_error,
  runs = j.runs + excluded.runs, failures = j.failures + excluded.failures`

const deleteSql = `
with failures as (delete from job_failures where hour < $1::timestamptz)
delete from jobs where greatest(last_started_at, last_finished_at) < $1::timestamptz`

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** $1 time since which failures count, $2 the time or null. */
const readSql = `
with ${clock('$2')}
select j.name, coalesce(j.lease_until > clock.time, false) as "isRunning", ${utc('j.last_started_at')} as "lastStartedAt",
  ${utc('j.last_finished_at')} as "lastFinishedAt", j.last_error as error,
  coalesce((select sum(f.failures) from job_failures f where f.name = j.name and f.hour > $1::timestamptz), 0)::int as failures
from jobs j cross join clock`

/** $1 time since which failures count. */
const countFailuresSql = `select coalesce(sum(failures), 0)::int as failures from job_failures where hour > $1::timestamptz`

/** $1 name. A job that has not started yet is due. */
const makeDueSql = `update jobs set last_started_at = null where name = $1::text`

/** Runs of a job that were not stored yet; `error` belongs to the last run. */
export type FinishedRuns = { name: string; runs: number; failures: number; error: string | null }
type JobRow = {
  name: string
  isRunning: boolean
  lastStartedAt: string | null
  lastFinishedAt: string | null
  error: string | null
  failures: number
}
type Claim = { wanted: { name: string; seconds: number }[]; running: string[] }

/** `now`: a clock instead of the database's, for tests. */
export const createJobsStore = (query: Query, now?: () => Date) => {
  const time = () => now?.().toISOString() ?? null
  return {
    /**
     * Takes the lease of every wanted job that is due and free, and renews the leases of running jobs. Returns the names of the jobs taken.
     */
    claim: async (holder: string, { wanted, running }: Claim): Promise<string[]> => {
      const rows = await query<{ name: string }>(claimSql, [holder, JSON.stringify(wanted), JSON.stringify(running), time()])
      return rows.map(({ name }) => name)
    },

    /** Stores finished runs and releases their leases, unless another process has taken them over. */
    finish: async (holder: string, finished: FinishedRuns[]): Promise<void> => {
      const runs = finished.map((run) => ({ ...run, error: run.error?.slice(0, maxErrorLength) ?? null }))
      await query(finishSql, [holder, JSON.stringify(runs), time()])
    },

    /** Jobs that have run, with the failures since a time. */
    read: (since: Date) => query<JobRow>(readSql, [since.toISOString(), time()]),

    countFailures: async (since: Date): Promise<number> =>
      (await query<{ failures: number }>(countFailuresSql, [since.toISOString()]))[0]?.failures ?? 0,

    /** Makes the next turn of any process run the job; while it is running, the turn after that. */
    makeDue: async (name: string): Promise<void> => {
      await query(makeDueSql, [name])
    },

    deleteBefore: async (before: Date): Promise<void> => {
      await query(deleteSql, [before.toISOString()])
    },
  }
}

export type JobsStore = ReturnType<typeof createJobsStore>
