// Checks whether the built apps run in the oldest supported browsers: their syntax, and their built-ins, some of which
// `shared/src/built-ins` adds.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtIns } from '../../shared/src/built-ins/add-built-ins.ts'
import { root } from '../common/root.ts'
import { findNewer } from './find-newer.ts'

const folders = ['diner-web/dist', 'desktop/dist']

/** Built-ins that `add-built-ins.ts` adds, in the notation of `find-newer.ts`. */
const added = new Set(builtIns.map(([owner, name]) => (owner === Map ? `Map.${name}` : `.${name}`)))

/** Names that are used only when they exist, or that are not the built-in. */
const harmless = new Set([
  'Error.captureStackTrace', // zod checks for it
  'URL.canParse', // zod checks for it
  '.toTemporalInstant', // the polyfill of Temporal defines it
  '.displayName', // React’s own
  '.difference', // a field of a counted drawer
  '.toArray', // React’s Children
  '.chunks', // a field of Fuse.js
])

/** The legacy build of pdf.js, which includes its own built-ins. */
const bringsItsOwn = /\/pdf[.-][^/]*\.m?js$/

/**
 * Styles that break a page when they are missing, so that the build has to lower them. Other new styles are only decoration, or have an
 * older alternative.
 */
const newerStyles = /light-dark\(|[{};]\s*&|subgrid|@scope\b/g

const checkStyles = () =>
  globSync(
    folders.map((folder) => `${folder}/**/*.css`),
    { cwd: root },
  ).flatMap((file) => {
    const found = new Set(readFileSync(join(root, file), 'utf8').match(newerStyles))
    return found.size === 0 ? [] : [`${file}: ${[...found].join(', ')}`]
  })

const checkScripts = () =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{js,mjs}`),
    { cwd: root },
  ).flatMap((file) => {
    try {
      const found = findNewer(readFileSync(join(root, file), 'utf8')).filter((name) => !added.has(name) && !harmless.has(name))
      return found.length === 0 || bringsItsOwn.test(`/${file}`) ? [] : [`${file}: ${found.join(', ')}`]
    } catch (error) {
      return [`${file}: ${String(error)}`]
    }
  })

/** Features of the builds that the oldest browsers lack, by file. */
export const checkBrowserFloor = (): string[] => [...checkScripts(), ...checkStyles()]
