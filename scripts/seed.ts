// Fills the database with what is too much for a demo: `npm run seed -- history`, `npm run seed -- platform`; or with the demo as it was on the first day:
// `npm run demo:reset`. In this process, so that a signal ends it.
import process from 'node:process'

await import(process.argv[2] === 'demo-reset' ? '../cloud-api/src/demo-reset.ts' : '../cloud-api/src/seed.ts')
