import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname
/** In milliseconds: long enough for a machine whose cores have other work too. */
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
    // The API's modules have no state: files share them instead of loading them again.
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
            'cloud-api/bench/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      api('API on PGlite', 'pglite'),
      api('API on PostgreSQL', 'postgres'),
    ],
  },
})
