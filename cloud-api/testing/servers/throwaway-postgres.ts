// A temporary PostgreSQL cluster in its own folder on a free port.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { recordStart } from './record-start.ts'
import { freePort } from './free-port.ts'

/** Timeouts, in seconds and in milliseconds, within which a busy machine answers. */
export const patience = { connectTimeout: 60, probeTimeout: 60_000 }

const debianFolder = '/usr/lib/postgresql'

/** The folder of initdb and postgres, or undefined where PostgreSQL is not installed. */
export const postgresFolder = (): string | undefined => {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  if (!existsSync(debianFolder)) return undefined
  const newest = readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))[0]
  return newest && join(debianFolder, newest, 'bin')
}

/** Returns the user that runs PostgreSQL: Debian's user `postgres` instead of root, as which PostgreSQL refuses to run. */
const owner = () => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const answers = async (url: string): Promise<boolean> => {
  const client = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
  try {
    await client`select 1`
    return true
  } catch {
    return false // not started yet
  } finally {
    await client.end({ timeout: 1 })
  }
}

const untilAnswers = async (url: string, process: ChildProcess) => {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (process.exitCode !== null) throw new Error(`PostgreSQL ended with ${process.exitCode}`)
    if (await answers(url)) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('PostgreSQL did not start in time')
}

/** Starts a PostgreSQL with these settings (in `-c` format). `durable: false` is for tests without crashes. */
export const startPostgres = async ({ durable = false, settings = [] }: { durable?: boolean; settings?: string[] } = {}) => {
  recordStart('database')
  const bin = postgresFolder()
  if (!bin) throw new Error('PostgreSQL is not installed: set POSTGRES_BIN to the folder of initdb and postgres')
  const folder = mkdtempSync(join(tmpdir(), 'sufra-postgres-'))
  const as = owner()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'sufra', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const all = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200', ...settings]
  const relaxed = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const url = (database: string) => `postgres://sufra@127.0.0.1:${port}/${database}`
  const start = async () => {
    const started = spawn(join(bin, 'postgres'), ['-D', data, ...[...all, ...relaxed].flatMap((setting) => ['-c', setting])], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    })
    await untilAnswers(url('postgres'), started)
    return started
  }
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  let server = await start()
  return {
    url,
    port,
    bin,
    /** Stops immediately without a checkpoint, like in a crash; the data remains. */
    crash: () => end('SIGQUIT'),
    /** Keeps it stopped for the given number of milliseconds. */
    stayAway: (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)),
    /** Starts again after a crash; resolves as soon as it accepts connections. */
    restart: async () => {
      server = await start()
    },
    /** Deletes its folder, unless `keep` has moved it elsewhere. */
    stop: async (keep?: (folder: string) => boolean) => {
      if (server.exitCode === null) await end('SIGINT')
      if (!keep?.(folder)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The URL of a new database on the server with this URL, a copy of `template1`. */
export const createDatabase = async (server: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(`${server}postgres`, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  return `${server}${name}`
}
