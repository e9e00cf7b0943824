import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname
/** Milliseconds, long enough for a busy machine. */
const patience = 120_000
const api = (name: string, database: 'pglite' | 'postgres') => ({
  test: {
    name,
    root: `${root}cloud-api`,
    include: ['src/**/*.test.ts', 'faults/**/*.test.ts'],
    globalSetup: './testing/databases.setup.ts',
    env: { TEST_DATABASE: database },
    testTimeout: patience,
    hookTimeout: patience,
    maxWorkers: 2,
    // The API's modules are stateless, so test files share them instead of reloading them.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules and screens',
          root,
          testTimeout: patience,
          hookTimeout: patience,
          include: [
            '{shared,diner-web,desktop}/src/**/*.test.{ts,tsx}',
            'desktop/faults/*.test.ts',
            'cloud-api/bench/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      api('API on PGlite', 'pglite'),
      api('API on PostgreSQL', 'postgres'),
    ],
  },
})
