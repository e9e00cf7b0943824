import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { createRandom } from '../cloud-api/src/demo/random.ts'
import { isFullRun, nightlyWalks, shuffleSeed } from '../scripts/common/test-scope.ts'

const isCi = process.env.CI !== undefined

/** Tests of half a minute and more, which start first: at the end a single one would run alone. */
const long = /\/(evening|expiring|first-day|layout|staff|subscription-walk)\.e2e\.ts$/
const nightly = isFullRun ? [] : [nightlyWalks]
const browserTests = [
  { name: 'long', testMatch: long, testIgnore: nightly },
  { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: [long, ...nightly] },
]
const screenshots = [{ name: 'screenshots', testMatch: '**/*.screenshots.ts' }]

/** Projects start in their order, so each file is its own project. */
const shuffleFiles = (seed: number) => {
  const random = createRandom(seed)
  const files = globSync('{diner,desk}/**/*.e2e.ts', { cwd: import.meta.dirname }).toSorted()
  const placed = files.map((file) => ({ file, place: random.next() })).toSorted((a, b) => a.place - b.place)
  return placed.map(({ file }) => ({ name: file, testMatch: file, testIgnore: nightly }))
}

const chooseProjects = () => {
  if (process.env.SUFRA_SCREENSHOTS) return screenshots
  return shuffleSeed === undefined ? browserTests : shuffleFiles(shuffleSeed)
}

export default defineConfig({
  testDir: '.',
  projects: chooseProjects(),
  outputDir: '../test-results',
  // Milliseconds, long enough for a busy machine.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  // With more browsers than processors, the clocks of the browsers would compete.
  workers: availableParallelism(),
  fullyParallel: true,
  // A test that fails once must be fixed or deleted.
  retries: 0,
  forbidOnly: isCi,
  reporter: [['list'], ['json', { outputFile: process.env.SUFRA_E2E_REPORT ?? '../test-results/report.json' }]],
  use: {
    baseURL: process.env.SUFRA_URL,
    // A click that waits for a missing button reports it, instead of using up the test's time.
    actionTimeout: 60_000,
    // A trace costs as much as the test itself: `npm run e2e -- <name> --trace on` records it.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A test cannot change the responses of a worker, so only the tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--autoplay-policy=no-user-gesture-required',
        // Disables animations, so that tests do not wait for dialogs to fade in.
        '--force-prefers-reduced-motion',
      ],
    },
  },
})
