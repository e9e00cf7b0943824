// Packs the desktop app. electron-builder reads package.json literally and does not support pnpm's catalog, so it gets a staging folder with
// the packed files, only production dependencies, and their resolved versions.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { buildDesktop } from './build-stale.ts'
import { mustRun } from './program.ts'
import { legalFiles } from '../checks/package/package-contents.ts'
import { root } from './root.ts'

type Packing = {
  /** Output folder; emptied first. */
  output: string
  /** electron-builder's command line. */
  parameters: string[]
  /** Overrides of electron-builder.yml. */
  changes?: object
  /** Variables of electron-builder beside those of the environment. */
  env?: Record<string, string>
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

/** Addresses in the installer. Without TLS attackers would choose the files that the app installs, and the pages that it opens. */
const addresses = { SUFRA_UPDATES_URL: 'https://updates.invalid/', SUFRA_HOMEPAGE: 'https://sufra.invalid/' } as const

/** Reads an address from the environment. An absent variable of a workflow is an empty text. */
export const readAddress = (name: keyof typeof addresses, env: NodeJS.ProcessEnv = process.env): string => {
  const text = env[name] || addresses[name]
  if (URL.parse(text)?.protocol !== 'https:') throw new Error(`${name} must start with https:`)
  return text
}

/** The variables of signing, with the system whose certificate each belongs to. */
const signing: Record<string, NodeJS.Platform> = {
  CSC_LINK: 'darwin',
  CSC_KEY_PASSWORD: 'darwin',
  APPLE_ID: 'darwin',
  APPLE_APP_SPECIFIC_PASSWORD: 'darwin',
  APPLE_TEAM_ID: 'darwin',
  WIN_CSC_LINK: 'win32',
  WIN_CSC_KEY_PASSWORD: 'win32',
}

/**
 * Returns the variables that electron-builder must not see on a system, as undefined: those without a value, as a workflow passes an absent
 * secret, which it would take for a certificate; and those of another system, since it would sign an installer for Windows with Apple's.
 */
export const hideSigning = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform): Record<string, undefined> =>
  Object.fromEntries(
    Object.entries(signing)
      .filter(([name, system]) => system !== platform || !env[name])
      .map(([name]) => [name, undefined]),
  )

const systems: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['--mac', '-m', '-o', '--macos'],
  win32: ['--win', '-w', '--windows'],
  linux: ['--linux', '-l'],
}

/** Throws for an installer of another system: native modules are packed for the system that packs. */
export const checkTarget = (parameters: readonly string[], platform: NodeJS.Platform): void => {
  const foreign = new Set(Object.entries(systems).flatMap(([system, names]) => (system === platform ? [] : names)))
  const found = parameters.find((each) => foreign.has(each))
  if (found) throw new Error(`${found}: an installer must be packed on the system that it is for`)
}

/** Builds outdated apps, stages and packs them. */
export const packDesktop = async ({ output, parameters, changes = {}, env: additional = {}, quiet = false }: Packing): Promise<void> => {
  await buildDesktop()
  rmSync(output, { recursive: true, force: true })
  const staging = join(output, 'staging')
  await stage(staging, quiet)
  const electron = JSON.parse(readFileSync(join(desktop, 'node_modules/electron/package.json'), 'utf8')) as { version: string } // npm's format
  const config = join(staging, 'electron-builder.json')
  // The package for Debian and Ubuntu needs a home page.
  const extraMetadata = { homepage: readAddress('SUFRA_HOMEPAGE') }
  const own = {
    extends: join(root, 'electron-builder.yml'),
    electronVersion: electron.version,
    directories: { output },
    extraMetadata,
    ...changes,
  }
  writeFileSync(config, JSON.stringify(own))
  const program = join(desktop, 'node_modules/electron-builder/cli.js')
  const env = {
    ...hideSigning(process.env, process.platform),
    SUFRA_UPDATES_URL: readAddress('SUFRA_UPDATES_URL'),
    // electron-builder runs `pnpm` to list the packages.
    PATH: [process.env.PATH, join(dirname(pnpmProgram()), '../../.bin')].join(delimiter),
    ...additional,
  }
  await mustRun('node', [program, '--projectDir', staging, '--config', config, '--publish', 'never', ...parameters], { env, quiet })
  rmSync(staging, { recursive: true })
}
