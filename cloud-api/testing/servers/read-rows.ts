// Reads everything in the database of a server that has ended.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'

export const openFolder = (folder: string): Promise<PGlite> => PGlite.create(folder)

type Ask = (text: string) => Promise<unknown>

const readTables = async function* (ask: Ask): AsyncGenerator<{ table: string; rows: string }> {
  const tables = await ask(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of tables as { name: string }[]) {
    const rows = await ask(`select row_to_json(t)::text as row from ${name} t`)
    yield { table: name, rows: (rows as { row: string }[]).map(({ row }) => row).join('\n') }
  }
}

/** Yields every row of a PGlite's folder as text: large values are compressed in the files. */
export const readRows = async function* (folder: string): AsyncGenerator<{ table: string; rows: string }> {
  const database = await openFolder(folder)
  try {
    yield* readTables(async (text) => (await database.query(text)).rows)
  } finally {
    await database.close()
  }
}

/** Writes every row of a PostgreSQL's database to a new folder, a file for each table. */
export const saveRows = async (url: string, folder: string): Promise<void> => {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  mkdirSync(folder)
  for await (const { table, rows } of readTables((text) => client.unsafe(text))) writeFileSync(join(folder, table), rows)
  await client.end()
}
