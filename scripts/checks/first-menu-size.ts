// The size of everything that a phone loads before its first menu: the page's script and style, the chunks of the restaurant page and of one language,
// and their imports. Limited to 120 KB of brotli by size-limit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runProgram } from '../common/program.ts'
import { root } from '../common/root.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

const dist = join(root, 'diner-web/dist')
const limit = 120_000
const entries = ['index.html', 'src/menu/restaurant-page.tsx', '../shared/src/i18n/ar/for-diner.ts']

const filesOf = (manifest: Record<string, Chunk>, names: string[], seen = new Set<string>()): Set<string> => {
  const files = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...filesOf(manifest, chunk.imports ?? [], seen)]) files.add(file)
  }
  return files
}

/** Brotli bytes until the first menu, and whether they are within the limit. */
export const firstMenuSize = async (): Promise<{ bytes: number; limit: number; fits: boolean }> => {
  const manifestFile = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('the diner app is not built')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk> // vite's format
  const files = [...filesOf(manifest, entries)].map((file) => join(dist, file))
  const config = join(root, 'test-results/size-limit.json')
  mkdirSync(dirname(config), { recursive: true })
  writeFileSync(config, JSON.stringify([{ name: 'First menu', path: files, limit: `${limit} B` }]))
  const { output } = await runProgram('size-limit', ['--json', '--config', config], { quiet: true })
  const [result] = JSON.parse(output.slice(output.indexOf('['))) as { size: number; passed: boolean }[] // size-limit's format
  if (!result) throw new Error('size-limit measured nothing')
  return { bytes: result.size, limit, fits: result.passed }
}
