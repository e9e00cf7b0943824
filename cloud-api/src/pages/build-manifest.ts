// Reads Vite's manifest of a build's files.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[] }
export type BuildManifest = Record<string, Chunk>

/** Returns the manifest of an app's build; empty without a build. */
export const readBuildManifest = async (dist: string): Promise<BuildManifest> => {
  const json = await readFile(join(dist, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  return JSON.parse(json) as BuildManifest // Vite's format
}

/** Returns the files of these modules and of all their static imports. Throws for a module that the build does not have. */
export const filesOf = (manifest: BuildManifest, names: readonly string[], seen = new Set<string>()): Set<string> => {
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

/** Returns the modules that the first menu needs in a language, besides the page itself. */
export const firstMenuModules = (language: 'en' | 'ar') => ['src/menu/restaurant-page.tsx', `../shared/src/i18n/${language}/for-diner.ts`]
