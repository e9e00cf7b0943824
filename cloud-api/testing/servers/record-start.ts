// Lists which test files start something of their own: `npm test` ends with them, because each costs more than what its tests share.
import { appendFileSync } from 'node:fs'

/** The file that the run collects them in; unset where nobody reads it. */
export const startsVariable = 'SUFRA_TEST_STARTS'

const testFile = /([\w./-]+\.(?:test|e2e)\.tsx?)/
const frames = 60

/** The test file that called this, from the stack. */
const findTestFile = (): string => {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = frames
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return testFile.exec(stack)?.[1] ?? 'a fixture'
}

/** Records that the running test file starts an app, a database or a browser of its own. */
export const recordStart = (kind: 'app' | 'database' | 'browser'): void => {
  const file = process.env[startsVariable]
  if (file) appendFileSync(file, `${kind}\t${findTestFile()}\n`)
}
