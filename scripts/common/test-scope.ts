/** Whether this is `npm run test:full`, which repeats tests that `npm test` runs once: in both languages, on both databases. */
export const isFullRun = process.env.SUFRA_TEST_FULL !== undefined

/** Languages of a long walk: Arabic alone in `npm test`, because its layout finds more. */
export const walkLanguages: readonly ('en' | 'ar')[] = isFullRun ? ['en', 'ar'] : ['ar']
