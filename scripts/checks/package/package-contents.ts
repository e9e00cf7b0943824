// Rules for the content of the packed desktop app.
import { builtinModules } from 'node:module'
import { posix } from 'node:path'

export type Packed = {
  /** Paths within the app, with `/`. */
  files: readonly string[]
  /** Files that are unpacked beside the archive, because the operating system opens them directly. */
  unpacked: ReadonlySet<string>
  read: (file: string) => string
  /** Names of the other files beside the archive, in the folder of resources. */
  resources: readonly string[]
}
export type Expected = {
  version: string
  /** The production dependencies with their versions. */
  dependencies: Readonly<Record<string, string>>
  devDependencies: readonly string[]
  /** Paths below the desktop's folder. */
  migrations: readonly string[]
}

type Manifest = {
  name?: string
  productName?: string
  version?: string
  main?: string
  dependencies?: Record<string, string>
  devDependencies?: object
}
type Check = { name: string; problems: (packed: Packed, expected: Expected) => string[] }

const manifestOf = ({ files, read }: Packed, file = 'package.json'): Manifest =>
  files.includes(file) ? (JSON.parse(read(file)) as Manifest) : {} // npm's format

const missing = ({ files }: Packed, wanted: readonly string[]) => {
  const present = new Set(files)
  return wanted.filter((file) => !present.has(file)).map((file) => `${file} is missing`)
}

const differs = (what: string, found: unknown, wanted: unknown) =>
  found === wanted ? [] : [`${what} is ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`]

/** The package name of an import, with its scope. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Whether Node resolves a package from a folder: it looks in each node_modules on the way up. */
const isFound = (present: ReadonlySet<string>, folder: string, name: string): boolean =>
  present.has(posix.join(folder, 'node_modules', name, 'package.json')) || (folder !== '.' && isFound(present, posix.dirname(folder), name))

/** The packages that a bundle imports: import statements at the start of a line, and calls. Comments are ignored. */
const importsOf = (code: string) =>
  [...code.matchAll(/(?:^import\s(?:[^'"]*\sfrom\s)?|\bimport\(|\brequire\()["'](@?\w[\w@./:-]*)["']/gm)].map(
    ([, specifier = '']) => specifier,
  )

const isOfRuntime = (specifier: string) =>
  specifier.startsWith('node:') || builtinModules.includes(specifier) || packageOf(specifier) === 'electron'

/** Files that must be distributed with the app, from the root of the repository. */
export const legalFiles = ['LICENSE', 'THIRD-PARTY-NOTICES'] as const

export const packageChecks: readonly Check[] = [
  {
    name: 'the app is called Sufra and has its version',
    problems: (packed, { version }) => {
      const manifest = manifestOf(packed)
      return [
        ...differs('the name', manifest.name, 'sufra'),
        ...differs('the product name', manifest.productName, 'Sufra'),
        ...differs('the version', manifest.version, version),
      ]
    },
  },
  {
    name: 'dependencies have their resolved versions',
    problems: (packed, { dependencies }) => {
      const named = manifestOf(packed).dependencies ?? {}
      const names = [...new Set([...Object.keys(named), ...Object.keys(dependencies)])]
      return names.flatMap((name) => [
        ...differs(`the version of ${name}`, named[name], dependencies[name]),
        ...differs(`the packed version of ${name}`, manifestOf(packed, `node_modules/${name}/package.json`).version, dependencies[name]),
      ])
    },
  },
  {
    name: 'main, preload and the pages with their assets are packed',
    problems: (packed) => {
      const pages = ['index', 'sound', 'ticket'].map((page) => `out/renderer/${page}.html`)
      const main = posix.normalize(manifestOf(packed).main ?? 'no main')
      const assets = pages
        .filter((page) => packed.files.includes(page))
        .flatMap((page) =>
          [...packed.read(page).matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+)"/g)].map(([, asset = '']) => `out/renderer/${asset}`),
        )
      return missing(packed, [main, 'out/preload/preload.cjs', 'resources/tray.png', ...pages, ...assets])
    },
  },
  {
    name: 'all imports of main and preload are packed',
    problems: (packed) => {
      const present = new Set(packed.files)
      return ['out/main/main.js', 'out/preload/preload.cjs']
        .filter((file) => present.has(file))
        .flatMap((file) => importsOf(packed.read(file)).filter((name) => !isOfRuntime(name)))
        .filter((name) => !isFound(present, 'out/main', packageOf(name)))
        .map((name) => `${name} is imported and not packed`)
    },
  },
  {
    name: 'all dependencies of packed packages are packed',
    problems: (packed) => {
      const present = new Set(packed.files)
      return packed.files
        .filter((file) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
        .flatMap((file) =>
          Object.keys(manifestOf(packed, file).dependencies ?? {})
            .filter((name) => !isFound(present, posix.dirname(file), name))
            .map((name) => `${posix.dirname(file)} needs ${name}`),
        )
    },
  },
  {
    name: 'the licence and the notices of third parties are beside the archive',
    problems: ({ resources }) => legalFiles.filter((file) => !resources.includes(file)).map((file) => `${file} is missing`),
  },
  { name: 'every migration is packed', problems: (packed, { migrations }) => missing(packed, migrations) },
  {
    name: 'native modules are outside the archive',
    problems: ({ files, unpacked }) => {
      const native = files.filter((file) => /\.(node|so(\.[\d.]+)?|dylib|dll)$/.test(file) && file.startsWith('node_modules/'))
      const wanted = {
        'better-sqlite3': /better-sqlite3\/prebuilds\/[^/]+\.node$/,
      }
      return [
        ...Object.entries(wanted).flatMap(([name, form]) => (native.some((file) => form.test(file)) ? [] : [`${name} is missing`])),
        ...native.filter((file) => !unpacked.has(file)).map((file) => `${file} is in the archive`),
      ]
    },
  },
  {
    name: 'no development files are packed',
    problems: (packed, { devDependencies, dependencies }) => {
      const own = ['out/', 'migrations/', 'resources/', 'node_modules/', 'package.json']
      const strange = packed.files.filter((file) => !own.some((start) => file.startsWith(start)))
      const sources = packed.files.filter(
        (file) => /\.(tsx?|map|c|cc|cpp|h|gyp)$/.test(file) && !/node_modules\/node-addon-api\//.test(file),
      )
      const dev = devDependencies.filter((name) => !(name in dependencies) && packed.files.includes(`node_modules/${name}/package.json`))
      return [...strange, ...sources, ...dev, ...(manifestOf(packed).devDependencies ? ['devDependencies'] : [])].map(
        (each) => `${each} is packed`,
      )
    },
  },
]
