// The scope of a test run, which its programs read from the environment.

/** Set in `npm run test:full`. */
export const fullVariable = 'SUFRA_TEST_FULL'

/** Whether this is `npm run test:full`, which repeats tests that `npm test` runs once: in both languages, and on both databases. */
export const isFullRun = process.env[fullVariable] !== undefined

/** Languages of a long browser test: only Arabic in `npm test`, because its layout finds more. */
export const walkLanguages: readonly ('en' | 'ar')[] = isFullRun ? ['en', 'ar'] : ['ar']

/**
 * Browser tests through months or several accounts, which run only in full runs: each of their steps has tests of the API and of its page.
 */
export const nightlyWalks = /\/(deactivation|expiring|second-factor|subscription-walk|support)\.e2e\.ts$/

/** The number that shuffles the test files (`npm run test:flaky`); undefined in an ordinary run. */
export const shuffleSeed = process.env.SUFRA_TEST_SHUFFLE ? Number(process.env.SUFRA_TEST_SHUFFLE) : undefined
