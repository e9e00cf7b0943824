// `npm run package`: builds the desktop app and packs an installer for this system. It fetches Electron's binary. `-- --dir` packs without an installer.
import { join } from 'node:path'
import process from 'node:process'
import { checkTarget, packDesktop } from './common/pack-desktop.ts'
import { root, logStep } from './common/root.ts'

checkTarget(process.argv.slice(2), process.platform)
logStep('Packing the installer (takes some minutes)')
await packDesktop({ output: join(root, 'desktop/release'), parameters: process.argv.slice(2) })
