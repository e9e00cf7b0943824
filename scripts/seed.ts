// Fills the database with what is too much for a demo: `npm run seed -- history`, `npm run seed -- platform`. In this process, so that a signal ends it.
await import('../cloud-api/src/seed.ts')
