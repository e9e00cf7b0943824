// Browser tests: all, or those whose file is so named (`npm run e2e -- counter`).
import { pathToFileURL } from 'node:url'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDesktop, buildStale } from './build-stale.ts'
import { startDemoServer } from './demo-server.ts'
import { runProgram } from './program.ts'
import { root, say } from './root.ts'
import { findChromium, needSystemPackages } from './system-packages.ts'
import { addUp, closingLine, type Counts } from './counts.ts'

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** Runs them and gives how many passed, failed and were skipped; a flaky one has failed. */
export const runBrowserTests = async (names: string[], more: Record<string, string> = {}): Promise<Counts> => {
  await needSystemPackages('chromium')
  await buildStale()
  await buildDesktop()
  say('Starting the API with the demo restaurant for the browser tests')
  const server = await startDemoServer()
  try {
    const reportFile = join(root, 'test-results/report.json')
    const env = {
      SUFRA_URL: server.url,
      SUFRA_TABLE_LINK: server.tableLink,
      CHROMIUM: findChromium() ?? '',
      SUFRA_E2E_REPORT: reportFile,
      ...more,
    }
    const { code } = await runProgram('playwright', ['test', '--config', 'scripts/playwright.config.ts', ...names], { env })
    const { stats } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report // Playwright's own format
    const counts = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } finally {
    await server.stop()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const counts = addUp([await runBrowserTests(process.argv.slice(2))])
  console.log(closingLine(counts))
  process.exitCode = counts.failed > 0 ? 1 : 0
}
