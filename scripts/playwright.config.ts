import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const isCi = process.env.CI !== undefined

export default defineConfig({
  testDir: '..',
  testMatch: process.env.SUFRA_SCREENSHOTS ? '*/e2e/**/*.screenshots.ts' : '*/e2e/**/*.e2e.ts',
  outputDir: '../test-results',
  // Long enough for a busy machine.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // Two more than processors, because a test waits for pages and timers about half of its time.
  workers: availableParallelism() + 2,
  fullyParallel: true,
  retries: 1,
  forbidOnly: isCi,
  reporter: [['list'], ['json', { outputFile: process.env.SUFRA_E2E_REPORT ?? '../test-results/report.json' }]],
  use: {
    baseURL: process.env.SUFRA_URL,
    // A trace costs as much as the test itself, so only the retry of a failed test has one. The test counts as failed whatever the retry's result.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
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
