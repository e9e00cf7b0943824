// Stores the assets of this release and of the releases of the last seven days with the uploads: a page opened before a deployment can
// still load its remaining chunks, even when the deployment replaced the machine.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import type { PageApp } from '@sufra/shared/pages/page-paths'
import { z } from 'zod'
import { isFileKey } from '../platform/files/uploads/file-key.ts'
import type { FileStore } from '../platform/files/uploads/file-store.ts'
import type { DistFolders } from './dist-folders.ts'

/** The key prefix: a manifest per release directly below it, and the assets of each app below a prefix of its own. */
const prefix = 'releases'
const retentionMilliseconds = 7 * 86_400_000

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.pfb': 'application/octet-stream',
}

/** The precompressed variants that a build creates beside a file, smallest first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** The keys of a release. Keys outside the prefix are rejected, so that they cannot be removed. */
const manifestSchema = z.object({ keys: z.array(z.string().startsWith(`${prefix}/`)) })

const assetPath = /^\/(desk\/)?assets\/(.+)$/

export type ReleasedAsset = { bytes: Buffer; type: string; encoding?: string }

type Deps = { files: FileStore; dist: DistFolders; now: () => Date }

const listFiles = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** The files of an app's build, by key. */
const listAssets = async (app: PageApp, dist: DistFolders): Promise<[key: string, file: string][]> => {
  const folder = join(dist[app], 'assets')
  const files = await listFiles(folder)
  return files
    .map((file): [string, string] => [`${prefix}/${app}/${relative(folder, file).replaceAll(sep, '/')}`, file])
    .filter(([key]) => isFileKey(key))
}

export const createReleasedAssets = ({ files, dist, now }: Deps) => {
  /** Later than any time of the store's own clock. */
  const farFuture = () => new Date(now().getTime() + retentionMilliseconds)

  const readManifest = async (key: string): Promise<string[]> => {
    const bytes = await files.read(key)
    return bytes ? manifestSchema.parse(JSON.parse(bytes.toString())).keys : []
  }

  return {
    /** Records this release as running now, and stores its missing assets. `isEnding` stops it between two files. */
    record: async (isEnding: () => boolean = () => false): Promise<void> => {
      const own = new Map([...(await listAssets('diner', dist)), ...(await listAssets('desk', dist))])
      if (own.size === 0) return
      const keys = [...own.keys()].toSorted()
      const name = createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 16)
      // The manifest comes first, so that a concurrent deletion of unused assets knows the files still to come.
      await files.put(`${prefix}/${name}.json`, Buffer.from(JSON.stringify({ keys })))
      const folders = [...new Set(keys.map((key) => dirname(key)))]
      const stored = new Set((await Promise.all(folders.map((folder) => files.listOlder(folder, farFuture())))).flat())
      for (const [key, file] of own) {
        if (isEnding()) return
        if (!stored.has(key)) await files.put(key, await readFile(file))
      }
    },

    /** Deletes the assets unused by any release of the last seven days. */
    deleteUnused: async (): Promise<void> => {
      const expired = await files.listOlder(prefix, new Date(now().getTime() - retentionMilliseconds))
      if (expired.length === 0) return
      const current = (await files.listOlder(prefix, farFuture())).filter((key) => !expired.includes(key))
      const used = new Set((await Promise.all(current.map(readManifest))).flat())
      for (const manifest of expired) {
        const keys = await readManifest(manifest)
        await files.remove(keys.filter((key) => !used.has(key)))
        await files.remove([manifest])
      }
    },

    /** Returns the asset at a path, in the best encoding that the client accepts, or undefined when no recorded release has it. */
    read: async (path: string, acceptEncoding = ''): Promise<ReleasedAsset | undefined> => {
      const [, desk, name = ''] = assetPath.exec(path) ?? []
      const key = `${prefix}/${desk ? 'desk' : 'diner'}/${name}`
      const type = types[extname(name)]
      if (!type || !isFileKey(key)) return undefined
      for (const encoding of encodings) {
        const bytes = acceptEncoding.includes(encoding.name) ? await files.read(key + encoding.ending) : undefined
        if (bytes) return { bytes, type, encoding: encoding.name }
      }
      const bytes = await files.read(key)
      return bytes && { bytes, type }
    },
  }
}

export type ReleasedAssets = ReturnType<typeof createReleasedAssets>
