// Creates an administrator on the server: `npm run admin:create -- --email who@where`.
import { spawnSync } from 'node:child_process'
import { root } from './common/root.ts'

const { status } = spawnSync(process.execPath, ['cloud-api/src/admin-create.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
