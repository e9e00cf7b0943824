// Sorts the API's tests by their databases: PostgreSQL, PGlite as well, or none.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from './root.ts'

const folder = join(root, 'cloud-api')
const testDatabase = join(folder, 'testing/test-database.ts')

/** A test file opts in with this comment, followed by the reason: the tested behaviour may differ between PostgreSQL and PGlite. */
const alsoOnPglite = /^\/\/ Also on PGlite: \S/m
/** A test file with this comment never runs on PGlite, not even in a full run. */
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

/** Whether a file opens the database under test, directly or through its imports. */
const usesDatabase = (file: string, seen = new Set<string>()): boolean => {
  if (file === testDatabase) return true
  if (seen.has(file)) return false
  seen.add(file)
  const { opensDatabase, imports } = sourceOf(file)
  return opensDatabase || imports.some((imported) => usesDatabase(imported, seen))
}

/** Files that run only in full runs: faults at random times, and lists of a platform whose creation takes long. */
const onlyInFullRuns = new Set(['faults/random-faults.test.ts', 'src/people/restaurants/many-restaurants.test.ts'])

/** Paths below cloud-api. */
export const sortApiTests = (isFull: boolean) => {
  const all = globSync(['src/**/*.test.ts', 'faults/**/*.test.ts'], { cwd: folder })
  const files = isFull ? all : all.filter((file) => !onlyInFullRuns.has(file))
  const onDatabases = files.filter((file) => usesDatabase(join(folder, file)))
  const filesWith = (comment: RegExp) => onDatabases.filter((file) => comment.test(readFileSync(join(folder, file), 'utf8')))
  return {
    withoutDatabase: files.filter((file) => !onDatabases.includes(file)),
    onDatabases,
    onPostgresAlone: filesWith(postgresAlone),
    alsoOnPglite: filesWith(alsoOnPglite),
  }
}
