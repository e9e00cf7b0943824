// `npm run package`: builds the desktop app and packs an installer for this system. It fetches Electron's binary. `-- --dir` packs without an installer.
import { join } from 'node:path'
import { buildDesktop } from './build-stale.ts'
import { mustRun } from './program.ts'
import { root, say } from './root.ts'

await buildDesktop()
say('Packing the installer; some minutes')
const cwd = join(root, 'desktop')
const parameters = ['--config', join(root, 'electron-builder.yml'), '--publish', 'never', ...process.argv.slice(2)]
const env = { SUFRA_UPDATES_URL: process.env.SUFRA_UPDATES_URL ?? 'https://updates.invalid/' }
await mustRun(join(cwd, 'node_modules/.bin/electron-builder'), parameters, { cwd, env })
