// Searches for canary values in all recordings of a test run.
import { createHash } from 'node:crypto'
import { existsSync, globSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRows } from '../../cloud-api/testing/servers/read-rows.ts'
import { findCanaries, type Leak } from './find-canaries.ts'
import { readZip } from './read-zip.ts'

type FoundLeak = Leak & { where: string }
export type Scan = {
  leaks: FoundLeak[]
  /** Number of scanned bytes by kind of place. */
  scanned: Record<string, number>
  /** The kinds of canary values that were typed at the gateway. */
  typed: string[]
}

/** Pictures have random bytes, and contain nothing that a diner types. */
const isPicture = (file: string) => /\.(webp|avif|png|jpe?g)$/.test(file)

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).filter((file) => !isPicture(file) && lstatSync(join(folder, file)).isFile())

export const scanRecordings = async (recordings: string, traces: string): Promise<Scan> => {
  const leaks: FoundLeak[] = []
  const scanned: Record<string, number> = {}
  const scan = (kind: string, where: string, text: string, isRaw = false) => {
    scanned[kind] = (scanned[kind] ?? 0) + text.length
    leaks.push(...findCanaries(text, { isRaw }).map((leak) => ({ ...leak, where: `${kind}: ${where}` })))
  }

  // Most files of a database are identical to a new database's.
  const hashes = new Set<string>()
  const isNew = (content: Buffer) => {
    const { size } = hashes
    return hashes.add(createHash('sha256').update(content).digest('base64')).size > size
  }
  for (const name of readdirSync(join(recordings, 'databases'))) {
    const folder = join(recordings, 'databases', name)
    for (const file of filesIn(folder)) {
      const content = readFileSync(join(folder, file))
      if (file.startsWith('rows/')) scan('database rows', `${name} ${file.slice('rows/'.length)}`, content.toString('utf8'))
      else if (isNew(content)) scan('database files', `${name}/${file}`, content.toString('latin1'), true)
    }
    const database = join(folder, 'database')
    if (!existsSync(database)) continue
    for await (const { table, rows } of readRows(database)) scan('database rows', `${name} ${table}`, rows)
  }
  for (const kind of ['logs', 'traffic', 'storage'])
    for (const file of filesIn(join(recordings, kind))) scan(kind, file, readFileSync(join(recordings, kind, file), 'utf8'))
  for (const file of globSync('**/*.zip', { cwd: traces }))
    for (const { name, content } of readZip(readFileSync(join(traces, file))))
      if (!isPicture(name)) scan('traces', `${file}/${name}`, content.toString('utf8'))

  const typed = filesIn(join(recordings, 'typed')).flatMap((file) =>
    readFileSync(join(recordings, 'typed', file), 'utf8')
      .trim()
      .split('\n'),
  )
  return { leaks, scanned, typed: [...new Set(typed)].toSorted() }
}
