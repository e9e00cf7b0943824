// System packages for the tests. On Debian missing packages are installed; on other systems an error lists them.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { postgresFolder } from '../../cloud-api/testing/servers/throwaway-postgres.ts'
import { mustRun } from './program.ts'
import { logStep } from './root.ts'

const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false // not found in this folder
      }
    })

/** Whether missing packages can be installed here, as on Debian. */
export const canInstall = (): boolean => onPath('apt-get') !== undefined

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const windowsChrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'

/** Headless Chromium: with it the tests take two thirds of the time that they take with the full browser. */
const headlessShell = 'chromium-headless-shell'

/** The browser for tests: CHROMIUM, Debian's Chromium or an installed Chrome. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM ??
  onPath(headlessShell) ??
  onPath('chromium') ??
  onPath('google-chrome') ??
  [macChrome, windowsChrome].find((file) => existsSync(file))

const packages = {
  chromium: {
    isInstalled: () => (process.env.CHROMIUM ?? onPath(headlessShell) ?? (canInstall() ? undefined : findChromium())) !== undefined,
    debian: [headlessShell],
    hint: 'install Chrome, or set CHROMIUM to its program',
  },
  postgres: {
    isInstalled: () => postgresFolder() !== undefined,
    debian: ['postgresql'],
    hint: 'set POSTGRES_BIN to the folder of initdb and postgres',
  },
  redis: { isInstalled: () => onPath('redis-server') !== undefined, debian: ['redis-server'], hint: 'put redis-server on the PATH' },
}
export type SystemPackage = keyof typeof packages

const install = async (missing: SystemPackage[]) => {
  const names = missing.flatMap((name) => packages[name].debian)
  logStep(`Installing ${names.join(', ')} with apt (once, a minute or two)`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...parameters: string[]) => {
    const [program = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...parameters]
    return mustRun(program, rest, { env, quiet: true })
  }
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', ...names)
}

/** Ensures that these packages are installed. If it cannot, it throws an error that lists them. */
export const needSystemPackages = async (...names: SystemPackage[]): Promise<void> => {
  const missing = names.filter((name) => !packages[name].isInstalled())
  if (missing.length === 0) return
  if (canInstall()) await install(missing)
  const still = missing.filter((name) => !packages[name].isInstalled())
  if (still.length > 0) throw new Error(still.map((name) => `The tests need ${name}: ${packages[name].hint}.`).join('\n'))
}

/** Installs PostgreSQL if that is possible, and returns whether it is installed. */
export const installPostgres = async (): Promise<boolean> => {
  if (canInstall()) await needSystemPackages('postgres').catch((error: unknown) => console.log(String(error)))
  return packages.postgres.isInstalled()
}
