import type { Query } from './connect.ts'

const writeSql = `insert into readiness (id, checked_at) values (1, $1::timestamptz) on conflict (id) do update set checked_at = excluded.checked_at`

/** Fails on a full disk and on a read-only database. */
export const writeReadiness = (query: Query, now: Date) => query(writeSql, [now.toISOString()])
