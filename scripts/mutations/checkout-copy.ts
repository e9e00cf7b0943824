// Creates a copy of the checkout in a temporary folder, with this checkout's packages, in which files may be broken.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { mustRun } from '../common/program.ts'
import { root } from '../common/root.ts'

/** Folders that programs write to. */
const isCache = (name: string) => ['.cache', '.vite', '.vite-temp'].includes(name)

const linkPackages = (folder: string) => {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!isCache(name)) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  // These folders contain only links: our own packages must be the copy's.
  for (const name of readdirSync(root)) {
    const packages = join(name, 'node_modules')
    if (!existsSync(join(root, packages))) continue
    cpSync(join(root, packages), join(folder, packages), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !isCache(basename(file)),
    })
  }
}

/** Copies the files that Git tracks or would track, with their changes. The copy is removed when this process exits. */
export const copyCheckout = async (): Promise<string> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sufra-mutations-')))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const files = await mustRun('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { quiet: true })
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  linkPackages(folder)
  return folder
}
