// Fills the database with what is too much for a demo: `npm run seed -- history`, `npm run seed -- platform`.
import { spawnSync } from 'node:child_process'
import { root } from './common/root.ts'

const { status } = spawnSync(process.execPath, ['cloud-api/src/seed.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
