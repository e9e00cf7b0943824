import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key that signs sessions and table links: from the environment, or generated once and stored in the data folder.
 */
export const readSecret = async (given: string | undefined, dataDir: string): Promise<Uint8Array> => {
  if (given) return new TextEncoder().encode(given)
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return new TextEncoder().encode(await readFile(file, 'utf8'))
}
