import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type {} from './databases.setup.ts'
import { connectToPglite, connectToPostgres, type Connection } from '../src/platform/db/connect.ts'
import { createDatabase, patience } from './servers/throwaway-postgres.ts'

const create = async (): Promise<Connection> => {
  const database = inject('testDatabase')
  return database.kind === 'pglite'
    ? connectToPglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(database.file)]) }))
    : connectToPostgres(await createDatabase(database.server), 8, patience)
}

/**
 * Closed databases of this process, empty again: emptying a database takes a fraction of the time of opening one, and its connections are
 * warm.
 */
const free: Connection[] = []

/**
 * Empties a database: without triggers, because the audit log's trigger forbids it, and without empty tables, since truncating a table
 * creates new files. It truncates instead of deleting, so that rows are read in the order in which they are added.
 */
const empty = `
do $$
declare
  filled text := (
    select string_agg(oid::regclass::text, ', ') from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0);
begin
  perform set_config('session_replication_role', 'replica', true);
  if filled is not null then execute 'truncate ' || filled || ' cascade'; end if;
end $$`

export const emptyDatabase = ({ query }: Pick<Connection, 'query'>) => query(empty, [])

/** An empty database with the current schema, of the kind under test. */
export const openTestDatabase = async (): Promise<Connection> => {
  const connection = free.pop() ?? (await create())
  return {
    ...connection,
    close: async () => {
      await emptyDatabase(connection)
      free.push(connection)
    },
  }
}
