// Runs unit and API tests with Vitest and reads its report.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Counts } from './counts.ts'
import { runProgram } from './program.ts'
import { logStep, root } from './root.ts'
import { installPostgres, needSystemPackages } from './system-packages.ts'
import type { Timed } from './timed.ts'

export const unitProjects = ['rules and screens', 'components']
const onPostgres = 'API on PostgreSQL'
export const apiProjects = ['API without a database', 'API on PGlite', onPostgres]

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
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

/** `files`: the time of each file. `failures`: the name and the reason of each failed test. */
export type TestRun = Counts & { files: Timed[]; failures: string[] }

/** Runs the tests of these projects: all files, or files with matching names. */
export const runVitest = async (projects: string[], names: string[] = []): Promise<TestRun> => {
  const needsDatabase = projects.some((project) => apiProjects.includes(project))
  if (needsDatabase) await needSystemPackages('redis')
  const hasPostgres = !needsDatabase || (await installPostgres())
  if (!hasPostgres)
    logStep('PostgreSQL is not installed here: the API runs on PGlite alone (POSTGRES_BIN names the folder of initdb and postgres)')
  const folder = mkdtempSync(join(tmpdir(), 'sufra-vitest-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.filter((project) => hasPostgres || project !== onPostgres).map((project) => `--project=${project}`)
  const { code } = await runProgram('vitest', ['run', '--config', 'scripts/vitest.config.ts', ...reporters, ...chosen, ...names])
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report // Vitest's format
  rmSync(folder, { recursive: true })
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    milliseconds: endTime - startTime,
  }))
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
  return { ...(code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }), files, failures: failuresOf(report) }
}
