// Everything that is checked before anything goes to main: format, lint, types, unused code, unit and API tests on both databases, the size of the
// first menu, browser tests. CI runs exactly this. Every step runs even after one has failed; the last line counts tests and checks together.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build-stale.ts'
import { addUp, closingLine, type Counts } from './counts.ts'
import { runBrowserTests } from './e2e.ts'
import { firstMenuSize } from './first-menu-size.ts'
import { runProgram } from './program.ts'
import { root, say } from './root.ts'
import { needSystemPackages } from './system-packages.ts'

const passed: Counts = { passed: 1, failed: 0, skipped: 0 }
const failed: Counts = { passed: 0, failed: 1, skipped: 0 }

const check = async (what: string, program: string, parameters: string[], cwd = root): Promise<Counts> => {
  say(what)
  const { code } = await runProgram(program, parameters, { cwd })
  return code === 0 ? passed : failed
}

const types = async (): Promise<Counts> => {
  const projects = [
    'shared',
    'shared/src/ui',
    'shared/tsconfig.test.json',
    'cloud-api',
    'diner-web',
    'desktop',
    'desktop/tsconfig.node.json',
    'desktop/tsconfig.test.json',
    'scripts',
  ]
  const results = await Promise.all(projects.map((project) => runProgram('tsc', ['--noEmit', '-p', project])))
  return results.every(({ code }) => code === 0) ? passed : failed
}

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; success: boolean }

const unitTests = async (): Promise<Counts> => {
  say('Unit and API tests, the API on PGlite and on PostgreSQL')
  const file = join(root, 'test-results/vitest.json')
  const parameters = ['run', '--config', 'scripts/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runProgram('vitest', parameters)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report // vitest's own format
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

const sizes = async (): Promise<Counts> => {
  await buildStale()
  const { bytes, limit, fits } = await firstMenuSize()
  say(`First menu of the diner app: ${(bytes / 1_000).toFixed(1)} of ${limit / 1_000} KB brotli`)
  return fits ? passed : failed
}

await needSystemPackages('chromium', 'postgres', 'redis')
say('Types')
const counts = [
  await types(),
  await check('Format', 'oxfmt', ['--check', '.']),
  await check('Lint, with types and boundaries', 'oxlint', ['.']),
  await check('Unused code', 'knip', ['--config', '.knip.json']),
  await unitTests(),
  await sizes(),
  await runBrowserTests([]),
]
const total = addUp(counts)
console.log(closingLine(total))
process.exitCode = total.failed > 0 ? 1 : 0
