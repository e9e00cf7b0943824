// What Vite's manifest of a build says about its files.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[] }
export type BuildManifest = Record<string, Chunk>

/** The manifest of an app's build; empty for a build without one. */
export const readBuildManifest = async (dist: string): Promise<BuildManifest> => {
  const json = await readFile(join(dist, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  return JSON.parse(json) as BuildManifest // Vite's format
}

/** The files of these modules and of all that they import, without what is imported later. Throws for a module that the build does not have. */
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

/** The modules that the first menu needs in a language, besides the page itself. */
export const firstMenuModules = (language: 'en' | 'ar') => ['src/menu/restaurant-page.tsx', `../shared/src/i18n/${language}/for-diner.ts`]
