import process from 'node:process'
import { readEnv } from '../cloud-api/src/start/env.ts'
import { buildStale } from './common/build-stale.ts'

/** Problems are printed before the builds, which take minutes. */
const checkEnv = () => {
  try {
    readEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

checkEnv()
await buildStale()
// Log lines are for server operators; on a developer's machine only the addresses are shown.
if (process.env.NODE_ENV !== 'production') process.env.LOG_LEVEL ??= 'warn'
await import('../cloud-api/src/main.ts')
