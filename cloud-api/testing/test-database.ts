import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type {} from './databases.setup.ts'
import { connectToPglite, connectToPostgres, type Connection } from '../src/db/connect.ts'
import { createDatabase, patience } from './servers/throwaway-postgres.ts'

/** A new empty database with the current schema, of the kind under test. */
export const openTestDatabase = async (): Promise<Connection> => {
  const database = inject('testDatabase')
  if (database.kind === 'pglite') return openPglite(database.file)
  return connectToPostgres(await createDatabase(database.server), 8, patience)
}

/** Databases of this process whose connections are closed, empty again: emptying one takes a tenth of the time of opening one. */
const free: PGlite[] = []

/** Without triggers, because the audit log's forbids it. */
const empty = `
set session_replication_role = replica;
do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(relname), ', ') from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace);
end $$;
reset session_replication_role;`

const openPglite = async (file: string): Promise<Connection> => {
  const client = free.pop() ?? (await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) }))
  return {
    ...(await connectToPglite(client)),
    close: async () => {
      await client.exec(empty)
      free.push(client)
    },
  }
}
