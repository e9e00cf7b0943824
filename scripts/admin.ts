// Administrators on the server: `npm run admin:create -- --email who@where`, and `npm run admin:reset-factor` for who has lost the second factor.
import { spawnSync } from 'node:child_process'
import { root } from './common/root.ts'

const [command, ...parameters] = process.argv.slice(2)
const { status } = spawnSync(process.execPath, [`cloud-api/src/admin-${command}.ts`, ...parameters], { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
