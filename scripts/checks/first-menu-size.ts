// The size of everything that a phone loads from the link of a table until its first menu can be used: the page's script and style, the
// chunks of the restaurant page and of one language, and their imports. The benchmark `diner` checks in a browser that nothing else is
// loaded. size-limit limits it to 120 KB of brotli.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, firstMenuModules, readBuildManifest } from '../../cloud-api/src/pages/build-manifest.ts'
import { runProgram } from '../common/program.ts'
import { root } from '../common/root.ts'

const dist = join(root, 'diner-web/dist')
const limit = 120_000

/** The files of the build that the first menu needs. */
export const firstMenuFiles = async (language: 'en' | 'ar'): Promise<string[]> => [
  ...filesOf(await readBuildManifest(dist), ['index.html', ...firstMenuModules(language)]),
]

/** Brotli bytes until the first menu, and whether they are within the limit. */
export const firstMenuSize = async (): Promise<{ bytes: number; limit: number; fits: boolean }> => {
  if (!existsSync(dist)) throw new Error('the diner app is not built')
  const files = (await firstMenuFiles('ar')).map((file) => join(dist, file))
  const config = join(root, 'test-results/size-limit.json')
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(config, JSON.stringify([{ name: 'First menu', path: files, limit: `${limit} B` }]))
  const { output } = await runProgram('size-limit', ['--json', '--config', config], { quiet: true })
  const [result] = JSON.parse(output.slice(output.indexOf('['))) as { size: number; passed: boolean }[] // size-limit's format
  if (!result) throw new Error('size-limit measured nothing')
  return { bytes: result.size, limit, fits: result.passed }
}
