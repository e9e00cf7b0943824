// Administrators on the server: `npm run admin:create -- --email who@where`, and `npm run admin:reset-factor` for who has lost the second factor. In this
// process, so that a signal ends it.
import process from 'node:process'

const [command] = process.argv.splice(2, 1)
await import(`../cloud-api/src/admin-${command}.ts`)
