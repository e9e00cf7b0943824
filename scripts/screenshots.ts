// `npm run screenshots`: opens every screen with the demo restaurant in both languages, writes screenshots/<screen>.<language>.png, and lets axe look at each.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endWith } from './counts.ts'
import { runBrowserTests } from './e2e.ts'
import { root, say } from './root.ts'

const folder = join(root, 'screenshots')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const counts = await runBrowserTests([], { SUFRA_SCREENSHOTS: folder })
say(`The pictures are in ${folder}`)
endWith(counts)
