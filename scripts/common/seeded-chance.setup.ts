// Property tests try the same values in each run of `npm test`, so that a failure is reproducible everywhere; a full run tries other values
// and prints its seed when it fails.
import fc from 'fast-check'
import { isFullRun } from './test-scope.ts'

if (!isFullRun) fc.configureGlobal({ seed: 1974 })
