// `npm run screenshots`: opens every screen, or only files with a matching name (`npm run screenshots -- payments`), in both languages,
// writes screenshots/<screen>.<language>.png and checks each with axe. `npm run pictures` takes the pictures of the README instead.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endWith } from './common/counts.ts'
import { runBrowserTests } from './e2e.ts'
import { root, logStep } from './common/root.ts'

const takeAll = async () => {
  const folder = join(root, 'screenshots')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const counts = await runBrowserTests(process.argv.slice(2), { SUFRA_SCREENSHOTS: folder })
  logStep(`The screenshots are in ${folder}`)
  endWith(counts)
}

if (process.argv.includes('--readme')) await import('./readme-pictures/take-all.ts')
else await takeAll()
