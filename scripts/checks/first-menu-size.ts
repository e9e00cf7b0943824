// The size of everything that a phone loads from the link of a table until its first menu can be used: the page's script and style, the
// chunks of the restaurant page and of one language, and their imports. The benchmark `diner` checks in a browser that nothing else is
// loaded. The limit is 120 KB of brotli.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { filesOf, firstMenuModules, readBuildManifest } from '../../cloud-api/src/pages/build-manifest.ts'
import { root } from '../common/root.ts'

const dist = join(root, 'diner-web/dist')
const limit = 120_000
const compress = promisify(brotliCompress)

/** The files of the build that the first menu needs. */
export const firstMenuFiles = async (language: 'en' | 'ar'): Promise<string[]> => [
  ...filesOf(await readBuildManifest(dist), ['index.html', ...firstMenuModules(language)]),
]

/** Brotli bytes until the first menu, and whether they are within the limit. */
export const firstMenuSize = async (): Promise<{ bytes: number; limit: number; fits: boolean }> => {
  if (!existsSync(dist)) throw new Error('the diner app is not built')
  const files = await firstMenuFiles('ar')
  const sizes = await Promise.all(files.map(async (file) => (await compress(await readFile(join(dist, file)))).length))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { bytes, limit, fits: bytes > 0 && bytes <= limit }
}
