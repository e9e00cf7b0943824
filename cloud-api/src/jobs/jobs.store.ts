import type { Query } from '../db/connect.ts'

/** Seconds after which another process may run a job whose holder neither finished it nor renewed its lease. */
export const leaseSeconds = 10

/** How much earlier than its interval a job may start, as timers are not exact. */
const tolerance = 0.1
const maxErrorLength = 500

/** The given clock, or that of the database, which is the same for every process. */
const clock = (parameter: string) => `clock as (select coalesce(${parameter}::timestamptz, clock_timestamp()) as time)`
const leaseEnd = `clock.time + interval '${leaseSeconds} seconds'`

// A time too far ahead was written before the clock was set back, and must not stop the job.
const isFree = `(j.lease_until is null or j.holder = $1::text or j.lease_until <= clock.time or j.lease_until > ${leaseEnd})`
const isDue = `(j.last_started_at is null
  or abs(extract(epoch from clock.time - j.last_started_at)) >= w.seconds * ${1 - tolerance})`

/** $1 holder, $2 the jobs that it may run as JSON, $3 the names of those that it runs already as JSON, $4 the time or null. */
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

/** $1 holder, $2 the finished runs as JSON, $3 the time or null. The start of a leased run is that of its claim. */
const finishSql = `
with ${clock('$3')}
insert into jobs as j (name, last_started_at, last_finished_at, last_error, runs, failures)
select f.name, clock.time, clock.time, f.error, f.runs, f.failures
from jsonb_to_recordset($2::text::jsonb) as f(name text, runs int, failures int, error text), clock
order by f.name
on conflict (name) do update set
  lease_until = case when j.holder = $1::text then null else j.lease_until end,
  last_started_at = case when j.holder is null then excluded.last_started_at else j.last_started_at end,
  last_finished_at = excluded.last_finished_at, last_error = excluded.last_error,
  runs = j.runs + excluded.runs, failures = j.failures + excluded.failures`

const deleteSql = `delete from jobs where greatest(last_started_at, last_finished_at) < $1::timestamptz`

/** Runs of a job that were not stored yet; `error` is that of the last one. */
export type FinishedRuns = { name: string; runs: number; failures: number; error: string | null }
type Claim = { wanted: { name: string; seconds: number }[]; running: string[] }

/** `now`: a clock instead of the database's, for tests. */
export const createJobsStore = (query: Query, now?: () => Date) => {
  const time = () => now?.().toISOString() ?? null
  return {
    /** Takes the lease of every wanted job that is due and free, and renews those of the running ones. Returns the names of the taken. */
    claim: async (holder: string, { wanted, running }: Claim): Promise<string[]> => {
      const rows = await query<{ name: string }>(claimSql, [holder, JSON.stringify(wanted), JSON.stringify(running), time()])
      return rows.map(({ name }) => name)
    },

    /** Stores finished runs and releases their leases, unless another process has taken them over. */
    finish: async (holder: string, finished: FinishedRuns[]): Promise<void> => {
      const runs = finished.map((run) => ({ ...run, error: run.error?.slice(0, maxErrorLength) ?? null }))
      await query(finishSql, [holder, JSON.stringify(runs), time()])
    },

    deleteBefore: async (before: Date): Promise<void> => {
      await query(deleteSql, [before.toISOString()])
    },
  }
}

export type JobsStore = ReturnType<typeof createJobsStore>
