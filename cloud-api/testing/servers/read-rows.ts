// Everything in the database of a server that has ended.
import { PGlite } from '@electric-sql/pglite'

export const openFolder = (folder: string): Promise<PGlite> => PGlite.create(folder)

/** Every row as text: large values are compressed in the files. */
export const readRows = async function* (folder: string): AsyncGenerator<{ table: string; rows: string }> {
  const database = await openFolder(folder)
  try {
    const tables = await database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    for (const { name } of tables.rows) {
      const { rows } = await database.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
      yield { table: name, rows: rows.map(({ row }) => row).join('\n') }
    }
  } finally {
    await database.close()
  }
}
