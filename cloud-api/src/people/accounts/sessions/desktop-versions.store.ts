import type { HealthData } from '@sufra/shared/health/health-state'
import type { Query } from '../../../platform/db/connect.ts'

/** Counts the apps by the header `Sufra/<version> (<system>)`. $1: start of the period, $2: now. */
const readSql = `
select substring(user_agent from '^Sufra/([^ ]+) ') as version, count(distinct device_hash)::int as devices, count(distinct restaurant_id)::int as restaurants
from sessions
where user_agent ~ '^Sufra/[^ ]+ ' and rotated_at > $1::timestamptz and ended_at is null and expires_at > $2::timestamptz
group by version order by devices desc, version desc`

/** Returns the versions of desktop apps that are signed in and were used since a time, the most used first. */
export const readDesktopVersions = (query: Query, since: Date, now: Date): Promise<HealthData<'desktops'>> =>
  query(readSql, [since.toISOString(), now.toISOString()])
