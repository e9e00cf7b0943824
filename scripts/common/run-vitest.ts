// Runs unit and API tests with Vitest and reads its report.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Counts } from './counts.ts'
import { runProgram } from './program.ts'
import { root } from './root.ts'
import type { TimedTest } from './slowest-tests.ts'
import { needSystemPackages } from './system-packages.ts'

export const unitProjects = ['rules and screens', 'components']
export const apiProjects = ['API without a database', 'API on PGlite', 'API on PostgreSQL']

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[]
  }[]
}

/** A file that cannot be loaded or prepared has failed without a failed test. */
const failuresOf = ({ testResults }: Report): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name)
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      const ofFile = message !== '' || tests.length === 0 ? [`${file}\n${message}`] : []
      return [...ofFile, ...tests.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`)]
    })

/** `failures`: the name of each failed test, and why. */
export type TestRun = Counts & { tests: TimedTest[]; failures: string[] }

/** Runs the tests of these projects: all, or those with matching file names. */
export const runVitest = async (projects: string[], names: string[] = []): Promise<TestRun> => {
  if (projects.some((project) => apiProjects.includes(project))) await needSystemPackages('postgres', 'redis')
  const folder = mkdtempSync(join(tmpdir(), 'sufra-vitest-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.map((project) => `--project=${project}`)
  const { code } = await runProgram('vitest', ['run', '--config', 'scripts/vitest.config.ts', ...reporters, ...chosen, ...names])
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report // Vitest's format
  rmSync(folder, { recursive: true })
  const tests = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
  )
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
  return { ...(code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }), tests, failures: failuresOf(report) }
}
