// Browser tests: all, or only files with a matching name (`npm run e2e -- counter`).
import { pathToFileURL } from 'node:url'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDesktop, buildStale } from './common/build-stale.ts'
import { prepareDemoPostgres } from '../cloud-api/testing/servers/demo-postgres.ts'
import { recordDatabase } from './canaries/recordings.ts'
import { startDemoServer } from './servers/demo-server.ts'
import { runProgram } from './common/program.ts'
import { root, logStep } from './common/root.ts'
import { findChromium, needSystemPackages } from './common/system-packages.ts'
import { endWith } from './common/counts.ts'
import type { TestRun } from './common/run-vitest.ts'
import type { Timed } from './common/timed.ts'

type Result = { duration: number; errors: { message?: string }[] }
type Suite = { title: string; specs: { title: string; tests: { results: Result[] }[] }[]; suites?: Suite[] }
type Report = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: Suite[]
}

const resultsIn = ({ specs, suites = [] }: Suite): Result[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ...suites.flatMap(resultsIn),
]

/** `suite`: the suite of a file. */
const timeFile = (suite: Suite): Timed => ({
  name: suite.title,
  milliseconds: resultsIn(suite).reduce((sum, { duration }) => sum + duration, 0),
})

const failuresIn = ({ title, specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .flatMap(({ results }) => results)
      .flatMap(({ errors }) => errors)
      .map(({ message }) => `${title} › ${spec.title}\n${message}`),
  ),
  ...suites.flatMap(failuresIn),
]

/** Number of restaurants that the tests can take, each once. */
const restaurantCopies = 150

/** Runs the browser tests and returns the counts of passed, failed and skipped tests. */
export const runBrowserTests = async (names: string[], more: Record<string, string> = {}): Promise<TestRun> => {
  await needSystemPackages('chromium', 'postgres')
  await buildStale()
  await buildDesktop()
  logStep('Starting the API with the demo restaurant for the browser tests')
  // Tests use separate network addresses, because sign-ins and codes are rate-limited per address.
  process.env.TRUST_PROXY = '127.0.0.1'
  const postgres = await prepareDemoPostgres(restaurantCopies)
  const server = await startDemoServer()
  try {
    const reportFile = join(root, 'test-results/report.json')
    const env = {
      SUFRA_URL: server.url,
      SUFRA_TABLE_LINK: server.tableLink,
      CHROMIUM: findChromium() ?? '',
      SUFRA_E2E_REPORT: reportFile,
      // Node reads the tests' TypeScript directly, several times faster than Playwright compiles it.
      PW_DISABLE_TS_ESM: '1',
      ...more,
    }
    const { code } = await runProgram('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...names], { env })
    const { stats, errors, suites } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report // Playwright's format
    const counts = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    return {
      ...(code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }),
      files: suites.map(timeFile),
      failures: [...errors.map(({ message }) => message ?? ''), ...suites.flatMap(failuresIn)],
    }
  } finally {
    await server.stop()
    await postgres.stop(recordDatabase)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWith(await runBrowserTests(process.argv.slice(2)))
}
