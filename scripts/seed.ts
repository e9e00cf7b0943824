// Fills the database with data that is too large for the demo (`npm run seed -- history`, `npm run seed -- platform`), or resets the demo
// to its first day (`npm run demo:reset`). It runs in this process, so that a signal ends it.
import process from 'node:process'

await import(process.argv[2] === 'demo-reset' ? '../cloud-api/src/demo-reset.ts' : '../cloud-api/src/seed.ts')
