import { defineConfig } from 'vitest/config'
import { postgresFolder } from '../cloud-api/testing/servers/throwaway-postgres.ts'
import { sortApiTests } from './common/api-test-files.ts'
import { FileSequencer } from './common/file-sequencer.ts'
import { isFullRun } from './common/test-scope.ts'

const root = new URL('..', import.meta.url).pathname
/** Milliseconds, long enough for a busy machine. */
const patience = 300_000
/** The timeout of `expect.poll` is shorter than the test's, so that it reports the missing value. */
const expectPatience = { poll: { timeout: 120_000 } }
const { withoutDatabase, onDatabases, onPostgresAlone, alsoOnPglite } = sortApiTests(isFullRun)
const hasPostgres = postgresFolder() !== undefined
/** Without an installed PostgreSQL everything runs on PGlite. */
const onPglite = isFullRun || !hasPostgres ? onDatabases.filter((file) => !onPostgresAlone.includes(file)) : alsoOnPglite

const seeded = `${root}scripts/common/seeded-chance.setup.ts`

// Modules are stateless, so test files share them instead of reloading them.
const api = {
  root: `${root}cloud-api`,
  testTimeout: patience,
  hookTimeout: patience,
  expect: expectPatience,
  // More than the number of processors, because a test waits for the database and for processes.
  maxWorkers: 3,
  isolate: false,
  setupFiles: seeded,
}
const apiOn = (name: string, database: 'pglite' | 'postgres', include: string[]) => ({
  test: {
    ...api,
    name,
    include,
    globalSetup: './testing/databases.setup.ts',
    env: { TEST_DATABASE: database },
    alias: [{ find: /^@node-rs\/argon2$/, replacement: `${root}cloud-api/testing/fast-argon2.ts` }],
  },
})

export default defineConfig({
  test: {
    sequence: { sequencer: FileSequencer },
    projects: [
      {
        test: {
          name: 'rules and screens',
          root,
          testTimeout: patience,
          hookTimeout: patience,
          expect: expectPatience,
          maxWorkers: 3,
          isolate: false,
          setupFiles: seeded,
          unstubGlobals: true,
          include: [
            '{shared,diner-web,desktop}/src/**/*.test.ts',
            'desktop/faults/*.test.ts',
            'cloud-api/bench/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          // jsdom and the packages are loaded once for all files; the setup gives each file its own modules and an empty page. The package
          // react-hot-toast stores the toasts, so each file loads it like one of our modules.
          name: 'components',
          root,
          testTimeout: patience,
          hookTimeout: patience,
          expect: expectPatience,
          maxWorkers: 3,
          isolate: false,
          setupFiles: [seeded, 'scripts/common/fresh-page.setup.ts'],
          server: { deps: { inline: [/react-hot-toast/] } },
          unstubGlobals: true,
          include: ['{shared,diner-web,desktop}/src/**/*.test.tsx'],
        },
      },
      { test: { ...api, name: 'API without a database', include: withoutDatabase } },
      apiOn('API on PGlite', 'pglite', onPglite),
      ...(hasPostgres ? [apiOn('API on PostgreSQL', 'postgres', onDatabases)] : []),
    ],
  },
})
