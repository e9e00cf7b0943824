// Generates THIRD-PARTY-NOTICES: the packages distributed with the apps and the server, with the texts of their licences.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../common/root.ts'

type Manifest = { name: string; license?: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

/** Whether a development dependency of the desktop is not bundled, because it builds, tests or types. */
const isTool = (name: string) =>
  name.startsWith('@types/') ||
  name.startsWith('@testing-library/') ||
  [
    '@tailwindcss/vite',
    '@vitejs/plugin-react',
    'drizzle-kit',
    'electron',
    'electron-builder',
    'electron-vite',
    'fast-check',
    'vite',
    'vitest',
  ].includes(name)

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest // npm's own format

const folderOf = (from: string, name: string): string | undefined => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder)
  return dirname(from) === from ? undefined : folderOf(dirname(from), name)
}

/** The folders of all shipped packages. Optional packages differ between systems: the opening names them. */
const shippedFolders = (): Map<string, string> => {
  const found = new Map<string, string>()
  const add = (from: string, names: string[]) => {
    for (const name of names.filter((each) => !each.startsWith('@sufra/'))) {
      const folder = folderOf(from, name)
      if (!folder || found.has(name)) continue
      found.set(name, folder)
      add(folder, Object.keys(readManifest(folder).dependencies ?? {}))
    }
  }
  for (const workspace of ['shared', 'cloud-api', 'diner-web', 'desktop']) {
    const folder = join(root, workspace)
    const { dependencies = {}, devDependencies = {} } = readManifest(folder)
    add(folder, Object.keys(dependencies))
    if (workspace === 'desktop')
      add(
        folder,
        Object.keys(devDependencies).filter((name) => !isTool(name)),
      )
  }
  return found
}

/** The names of all shipped packages, in order. */
export const shippedPackages = (): string[] => [...shippedFolders().keys()].toSorted()

const licenceOf = (folder: string): string => {
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .toSorted()
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return texts.length > 0 ? texts.join('\n\n') : `${readManifest(folder).license ?? 'unknown'} License (the package has no text of it)`
}

const rule = '-'.repeat(80)
const readText = (file: string) => readFileSync(join(root, 'scripts/notices', file), 'utf8').trim()

/** The complete text. Packages with the same licence text are listed above it together. */
export const thirdPartyNotices = (): string => {
  const namesByText = new Map<string, string[]>()
  for (const [name, folder] of [...shippedFolders()].toSorted(([one], [other]) => one.localeCompare(other, 'en'))) {
    const text = licenceOf(folder)
    namesByText.set(text, [...(namesByText.get(text) ?? []), name])
  }
  const packages = [...namesByText].map(([text, names]) => `${rule}\n${names.map((name) => `* ${name}`).join('\n')}\n\n${text}`)
  return `${[readText('opening.txt'), ...packages, `${rule}\n${readText('LGPL-3.0.txt')}`, `${rule}\n${readText('GPL-3.0.txt')}`].join('\n\n')}\n`
}
