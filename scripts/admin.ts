// Administrators on the server: `npm run admin:create -- --email name@example.com`, and `npm run admin:reset-factor` for a lost second
// factor. It runs in this process, so that a signal ends it.
import process from 'node:process'

const [command] = process.argv.splice(2, 1)
await import(`../cloud-api/src/admin-${command}.ts`)
