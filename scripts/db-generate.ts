// Generates migrations for changes in the *.table.ts files of the cloud and the desktop: `npm run db:generate -- --name what_changed`.
import { join } from 'node:path'
import { mustRun } from './common/program.ts'
import { root } from './common/root.ts'

const databases = [
  { folder: 'cloud-api', config: 'drizzle.config.ts' },
  { folder: 'desktop', config: 'drizzle.cache.config.ts' },
  { folder: 'desktop', config: 'drizzle.outbox.config.ts' },
]
for (const { folder, config } of databases) {
  const cwd = join(root, folder)
  await mustRun(join(cwd, 'node_modules/.bin/drizzle-kit'), ['generate', '--config', config, ...process.argv.slice(2)], { cwd })
}
