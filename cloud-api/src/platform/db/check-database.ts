import { readdir } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { HealthData } from '@sufra/shared/health/health-state'
import { migrationsFolder, type Connection } from './connect.ts'

const readSql = `
select pg_database_size(current_database())::float as bytes, (select count(*) from drizzle.__drizzle_migrations)::int as applied`

const countKnown = async () => (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).length

/** Measures a query, and reads the size of the database and whether all migrations are applied. */
export const checkDatabase = async ({ kind, query }: Pick<Connection, 'kind' | 'query'>): Promise<HealthData<'database'>> => {
  const begin = performance.now()
  await query('select 1', [])
  const latency = Math.round((performance.now() - begin) * 10) / 10
  const [row] = await query<{ bytes: number; applied: number }>(readSql, [])
  if (!row) throw new Error('a select without a table has one row')
  return { kind, latency, bytes: row.bytes, migrations: { applied: row.applied, known: await countKnown() } }
}
