// Properties try the same values in each run of `npm test`, so that what fails here fails everywhere; a full run tries others and prints its seed when it fails.
import fc from 'fast-check'
import { isFullRun } from './test-scope.ts'

if (!isFullRun) fc.configureGlobal({ seed: 1974 })
