// Packs the desktop app. electron-builder reads package.json literally and does not support pnpm's catalog, so it gets a staging folder with
// the packed files, only production dependencies, and their resolved versions.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { buildDesktop } from './build-stale.ts'
import { mustRun } from './program.ts'
import { legalFiles } from '../checks/package-contents.ts'
import { root } from './root.ts'

type Packing = {
  /** Output folder; emptied first. */
  output: string
  /** electron-builder's command line. */
  parameters: string[]
  /** Overrides of electron-builder.yml. */
  changes?: object
  quiet?: boolean
}

const desktop = join(root, 'desktop')

const pnpmProgram = () => {
  const pnpm = process.env.SUFRA_PNPM
  if (!pnpm) throw new Error('SUFRA_PNPM is not set: start this with npm run')
  return pnpm
}

const stage = async (folder: string, quiet: boolean) => {
  const parameters = ['--filter', '@sufra/desktop', 'deploy', '--prod', '--prefer-offline', folder]
  await mustRun('node', [pnpmProgram(), ...parameters], { quiet })
  for (const file of legalFiles) copyFileSync(join(root, file), join(folder, file))
}

/** The app installs files from this address, so an address without TLS would let attackers choose them. */
export const updatesUrlOf = (given = ''): string => {
  const text = given || 'https://updates.invalid/'
  if (URL.parse(text)?.protocol !== 'https:') throw new Error('SUFRA_UPDATES_URL must start with https:')
  return text
}

/** Builds outdated apps, stages and packs them. */
export const packDesktop = async ({ output, parameters, changes = {}, quiet = false }: Packing): Promise<void> => {
  await buildDesktop()
  rmSync(output, { recursive: true, force: true })
  const staging = join(output, 'staging')
  await stage(staging, quiet)
  const electron = JSON.parse(readFileSync(join(desktop, 'node_modules/electron/package.json'), 'utf8')) as { version: string } // npm's format
  const config = join(staging, 'electron-builder.json')
  const own = { extends: join(root, 'electron-builder.yml'), electronVersion: electron.version, directories: { output }, ...changes }
  writeFileSync(config, JSON.stringify(own))
  const program = join(desktop, 'node_modules/electron-builder/cli.js')
  const env = {
    SUFRA_UPDATES_URL: updatesUrlOf(process.env.SUFRA_UPDATES_URL),
    // electron-builder runs `pnpm` to list the packages.
    PATH: [process.env.PATH, join(dirname(pnpmProgram()), '../../.bin')].join(delimiter),
  }
  await mustRun('node', [program, '--projectDir', staging, '--config', config, '--publish', 'never', ...parameters], { env, quiet })
  rmSync(staging, { recursive: true })
}
