// Packs the desktop app with a dummy instead of Electron's binary, and checks the content of the package.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { extractAll, extractFile, listPackage, statFile } from '@electron/asar'
import { endWith, type Counts } from './common/counts.ts'
import { packDesktop } from './common/pack-desktop.ts'
import { packageChecks, type Expected, type Packed } from './checks/package/package-contents.ts'
import { runProgram } from './common/program.ts'
import { root, logStep } from './common/root.ts'

const folder = join(root, 'test-results/package')
const dummy = join(root, 'test-results/electron-dummy')

const makeDummy = () => {
  rmSync(dummy, { recursive: true, force: true })
  mkdirSync(join(dummy, 'resources'), { recursive: true })
  for (const file of ['electron', 'LICENSE', 'LICENSES.chromium.html', 'version']) writeFileSync(join(dummy, file), '')
}

/** A stand-in for fpm, the program that makes the package for Debian. It records its parameters and writes an empty package. */
const fakeFpm = `#!/bin/sh
printf '%s\\n' "$@" > "$(dirname "$0")/fpm-parameters"
while [ $# -gt 0 ]; do [ "$1" = --package ] && echo > "$2"; shift; done
`
const makeFakeFpm = () => writeFileSync(join(dummy, 'fpm'), fakeFpm, { mode: 0o755 })

/** The problems of the recorded parameters of the package for Debian. */
const debianProblems = (): string[] => {
  const noted = readFileSync(join(dummy, 'fpm-parameters'), 'utf8').split('\n')
  const valueOf = (name: string) => noted[noted.indexOf(name) + 1] ?? ''
  return [
    ...(noted.includes('--url') && URL.canParse(valueOf('--url')) ? [] : ['no home page']),
    ...(valueOf('--name') === 'sufra' ? [] : [`the name is ${valueOf('--name')}`]),
    ...(noted.some((each) => each.endsWith('=/usr/share/applications/sufra.desktop')) ? [] : ['no entry in the menu of programs']),
  ]
}

const slashed = (path: string) => path.split(sep).join('/').replace(/^\//, '')

const readPacked = (archive: string, resources: string): Packed => {
  const all = listPackage(archive, { isPack: false }).map((path) => path.slice(1))
  const entries = all.map((path) => ({ path, entry: statFile(archive, path) })).filter(({ entry }) => !('files' in entry))
  return {
    files: entries.map(({ path }) => slashed(path)),
    unpacked: new Set(entries.filter(({ entry }) => 'unpacked' in entry && entry.unpacked).map(({ path }) => slashed(path))),
    read: (file) => extractFile(archive, file.split('/').join(sep)).toString(),
    resources: readdirSync(resources),
  }
}

const readExpected = (): Expected => {
  const desktop = join(root, 'desktop')
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as Record<'dependencies' | 'devDependencies', object> & { version: string } // npm's format
  const { version, dependencies, devDependencies } = read(join(desktop, 'package.json'))
  const installed = Object.keys(dependencies).map((name) => [name, read(join(desktop, 'node_modules', name, 'package.json')).version])
  const migrations = readdirSync(join(desktop, 'migrations'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(join(entry.parentPath, entry.name).slice(desktop.length)))
  return { version, dependencies: Object.fromEntries(installed), devDependencies: Object.keys(devDependencies), migrations }
}

/** Opens a database with the packed module, like the app's main process. */
const usesNativeModules = async (archive: string): Promise<string[]> => {
  const extracted = join(folder, 'extracted')
  extractAll(archive, extracted)
  const program = `
    const require = process.getBuiltinModule('node:module').createRequire(${JSON.stringify(join(extracted, 'out/main/main.js'))})
    const Database = require('better-sqlite3')
    new Database(':memory:').exec('create table t (id)')`
  const { code, output } = await runProgram(process.execPath, ['--input-type=module', '-e', program], { cwd: extracted, quiet: true })
  return code === 0 ? [] : [output]
}

const updatesProblems = (resources: string): string[] => {
  const text = readFileSync(join(resources, 'app-update.yml'), 'utf8')
  return ['provider: generic', 'updaterCacheDirName: sufra-updater'].filter((line) => !text.includes(line)).map((line) => `no ${line}`)
}

type Result = { name: string; problems: string[] }

const packAndLook = async (): Promise<Result[]> => {
  makeDummy()
  const changes = { electronDist: dummy, electronFuses: null }
  const isLinux = process.platform === 'linux'
  makeFakeFpm()
  await packDesktop({
    output: folder,
    // Elsewhere fpm cannot be replaced by a script.
    parameters: ['--linux', isLinux ? 'deb' : '--dir', `--${process.arch}`],
    changes,
    env: isLinux ? { USE_SYSTEM_FPM: 'true', PATH: [dummy, process.env.PATH].join(delimiter) } : {},
    quiet: true,
  })
  const resources = join(folder, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`, 'resources')
  const archive = join(resources, 'app.asar')
  const [packed, expected] = [readPacked(archive, resources), readExpected()]
  return [
    ...packageChecks.map(({ name, problems }) => ({ name, problems: problems(packed, expected) })),
    { name: 'the update configuration is packed', problems: updatesProblems(resources) },
    // The package for Linux has only Linux's native modules.
    ...(isLinux
      ? [
          { name: 'the packed native modules work', problems: await usesNativeModules(archive) },
          { name: 'the package for Debian and Ubuntu is complete', problems: debianProblems() },
        ]
      : []),
  ]
}

/** Packs without Electron and counts the passed checks. */
export const checkPackage = async (): Promise<Counts> => {
  logStep('Packing the desktop app without Electron’s binary to check its content')
  const results = await packAndLook().catch((error: unknown) => [{ name: 'the app is packed', problems: [String(error)] }])
  for (const { name, problems } of results)
    console.log([`  ${problems.length === 0 ? '✓' : '✗'} ${name}`, ...problems.map((problem) => `      ${problem}`)].join('\n'))
  const failed = results.filter(({ problems }) => problems.length > 0).length
  return { passed: results.length - failed, failed, skipped: process.platform === 'linux' ? 0 : 1 }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWith(await checkPackage())
}
