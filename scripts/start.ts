import { buildStale } from './build-stale.ts'

await buildStale()
// Log lines are for those who run a server; a newcomer reads the addresses.
process.env.LOG_LEVEL ??= 'warn'
await import('../cloud-api/src/main.ts')
