// Lists the test files that start an app, database or browser of their own: `npm test` ends with them, because each costs more than the
// shared ones.
import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Environment variable with the file that collects the starts of a run; unset when they are not collected. */
export const startsVariable = 'SUFRA_TEST_STARTS'

const root = join(import.meta.dirname, '../../..')
const testFile = /(?:file:\/\/)?(\/[\w./-]+\.(?:test|e2e)\.tsx?)/
const frames = 60

/** Finds the test file that called this: from Vitest, since the stack in a hook of a helper has no test file, otherwise from the stack. */
const findTestFile = (): string => {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: { filepath?: string } } // set by Vitest
  if (worker?.filepath) return relative(root, worker.filepath)
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = frames
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  const [, file] = testFile.exec(stack) ?? []
  return file ? relative(root, file) : 'a fixture of the browser tests'
}

/** Records that the running test file starts an app, a database or a browser of its own. */
export const recordStart = (kind: 'app' | 'database' | 'browser'): void => {
  const file = process.env[startsVariable]
  if (file) appendFileSync(file, `${kind}\t${findTestFile()}\n`)
}
