import { expect, test } from 'vitest'
import { packageChecks, type Expected, type Packed } from './package-contents.ts'

const expected: Expected = {
  version: '1.1.1',
  dependencies: { 'better-sqlite3': '13.2.0', 'electron-updater': '6.8.10' },
  devDependencies: ['vite', '@sufra/shared'],
  migrations: ['migrations/cache/0000_init.sql'],
}

const manifest = {
  name: 'sufra',
  productName: 'Sufra',
  version: '1.1.1',
  main: './out/main/main.js',
  dependencies: expected.dependencies,
}
const sqlite = 'node_modules/better-sqlite3/prebuilds/linux-x64.node'

/** A valid package. */
const good: Record<string, string> = {
  'package.json': JSON.stringify(manifest),
  'out/main/main.js':
    'import Database from "better-sqlite3";\nimport { app } from "electron/main";\nimport "node:fs";\nawait import("electron-updater")',
  'out/preload/preload.cjs': 'const electron = require("electron/renderer")',
  'out/renderer/index.html': '<script src="/assets/main.js"></script>',
  'out/renderer/sound.html': '<script src="./assets/sound.js"></script>',
  'out/renderer/ticket.html': '<script src="./assets/ticket.js"></script>',
  'out/renderer/assets/main.js': '',
  'out/renderer/assets/sound.js': '',
  'out/renderer/assets/ticket.js': '',
  'resources/tray.png': '',
  'migrations/cache/0000_init.sql': '',
  'node_modules/better-sqlite3/package.json': '{ "version": "13.2.0" }',
  'node_modules/electron-updater/package.json': '{ "version": "6.8.10", "dependencies": { "semver": "7" } }',
  'node_modules/electron-updater/node_modules/semver/package.json': '{ "version": "7.8.6" }',
  [sqlite]: '',
}
const beside = [sqlite]

const problemsOf = (
  files: Record<string, string | undefined>,
  unpacked = beside,
  resources: string[] = ['LICENSE', 'THIRD-PARTY-NOTICES'],
) => {
  const present = Object.entries(files).flatMap(([name, content]) => (content === undefined ? [] : [name]))
  const packed: Packed = { files: present, unpacked: new Set(unpacked), read: (file) => files[file] ?? '', resources }
  return packageChecks.flatMap(({ problems }) => problems(packed, expected))
}
const withManifest = (change: object) => ({ ...good, 'package.json': JSON.stringify({ ...manifest, ...change }) })

test('a complete package has no problems', () => {
  expect(problemsOf(good)).toEqual([])
})

test.each<[string, Record<string, string | undefined>, string]>([
  ['the name of the workspace', withManifest({ name: '@sufra/desktop' }), 'the name is "@sufra/desktop" instead of "sufra"'],
  ['no product name', withManifest({ productName: undefined }), 'the product name is undefined instead of "Sufra"'],
  ['another version', withManifest({ version: '1.0.0' }), 'the version is "1.0.0" instead of "1.1.1"'],
  [
    'a catalog version',
    withManifest({ dependencies: { ...expected.dependencies, 'electron-updater': 'catalog:' } }),
    'the version of electron-updater is "catalog:" instead of "6.8.10"',
  ],
  [
    'another version of a dependency',
    { ...good, 'node_modules/better-sqlite3/package.json': '{ "version": "12.0.0" }' },
    'the packed version of better-sqlite3 is "12.0.0" instead of "13.2.0"',
  ],
  ['no main', { ...good, 'out/main/main.js': undefined }, 'out/main/main.js is missing'],
  ['no preload', { ...good, 'out/preload/preload.cjs': undefined }, 'out/preload/preload.cjs is missing'],
  ['no page', { ...good, 'out/renderer/index.html': undefined }, 'out/renderer/index.html is missing'],
  ['no asset of a page', { ...good, 'out/renderer/assets/sound.js': undefined }, 'out/renderer/assets/sound.js is missing'],
  ['no migration', { ...good, 'migrations/cache/0000_init.sql': undefined }, 'migrations/cache/0000_init.sql is missing'],
  [
    'an import that is not a dependency',
    { ...good, 'out/main/main.js': 'import ws from "ws";\n// import none from "none"' },
    'ws is imported and not packed',
  ],
  [
    'no dependency of a dependency',
    { ...good, 'node_modules/electron-updater/node_modules/semver/package.json': undefined },
    'node_modules/electron-updater needs semver',
  ],
  ['no native part of SQLite', { ...good, [sqlite]: undefined }, 'better-sqlite3 is missing'],
  ['no page that draws tickets', { ...good, 'out/renderer/ticket.html': undefined }, 'out/renderer/ticket.html is missing'],
  ['a source', { ...good, 'out/main/main.ts': '' }, 'out/main/main.ts is packed'],
  ['a folder of tests', { ...good, 'e2e/counter.js': '' }, 'e2e/counter.js is packed'],
  ['a dev dependency', { ...good, 'node_modules/vite/package.json': '{}' }, 'vite is packed'],
  ['dev dependencies by name', withManifest({ devDependencies: {} }), 'devDependencies is packed'],
])('reports a package with %s', (_, files, problem) => {
  expect(problemsOf(files)).toEqual([problem])
})

test('reports a native module inside the archive', () => {
  expect(problemsOf(good, [])).toEqual([`${sqlite} is in the archive`])
})

test.each(['LICENSE', 'THIRD-PARTY-NOTICES'])('a package without %s may not be distributed', (file) => {
  const others = ['LICENSE', 'THIRD-PARTY-NOTICES', 'app.asar'].filter((name) => name !== file)
  expect(problemsOf(good, beside, others)).toEqual([`${file} is missing`])
})
