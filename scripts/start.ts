import { buildStale } from './common/build-stale.ts'

await buildStale()
// Log lines are for server operators; only the addresses are shown here.
process.env.LOG_LEVEL ??= 'warn'
await import('../cloud-api/src/main.ts')
