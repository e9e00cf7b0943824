// Sorts the API's tests by the databases that they run on: both, PostgreSQL alone, or none.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from './root.ts'

const folder = join(root, 'cloud-api')
const testDatabase = join(folder, 'testing/test-database.ts')

/** A test file says with this comment, followed by the reason, that one database proves as much as two. */
const postgresAlone = /^\/\/ Runs on PostgreSQL alone: \S/m

type Source = { opensDatabase: boolean; imports: string[] }

const readSource = (file: string): Source => {
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(/\b(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => resolve(dirname(file), path))
  return { opensDatabase: text.includes("inject('testDatabase')"), imports }
}

/** Each imported file is read once, since most tests import most of the API. */
const sources = new Map<string, Source>()
const sourceOf = (file: string): Source => {
  const source = sources.get(file) ?? readSource(file)
  sources.set(file, source)
  return source
}

/** Whether a file opens the database under test, itself or through what it imports. */
const usesDatabase = (file: string, seen = new Set<string>()): boolean => {
  if (file === testDatabase) return true
  if (seen.has(file)) return false
  seen.add(file)
  const { opensDatabase, imports } = sourceOf(file)
  return opensDatabase || imports.some((imported) => usesDatabase(imported, seen))
}

/** Paths below cloud-api. */
export const sortApiTests = () => {
  const files = globSync(['src/**/*.test.ts', 'faults/**/*.test.ts'], { cwd: folder })
  const onDatabases = files.filter((file) => usesDatabase(join(folder, file)))
  return {
    withoutDatabase: files.filter((file) => !onDatabases.includes(file)),
    onPostgresAlone: onDatabases.filter((file) => postgresAlone.test(readFileSync(join(folder, file), 'utf8'))),
  }
}
