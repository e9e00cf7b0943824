// Writes the migration for what changed in the *.table.ts files: `npm run db:generate -- --name what_changed`.
import { join } from 'node:path'
import { mustRun } from './program.ts'
import { root } from './root.ts'

const cwd = join(root, 'cloud-api')
await mustRun(join(cwd, 'node_modules/.bin/drizzle-kit'), ['generate', ...process.argv.slice(2)], { cwd })
