import type { Query } from './connect.ts'

const writeSql = `insert into readiness (id, checked_at) values (1, $1::timestamptz) on conflict (id) do update set checked_at = excluded.checked_at`

/** Fails when the disk is full or the database is read-only. */
export const writeReadiness = (query: Query, now: Date) => query(writeSql, [now.toISOString()])
