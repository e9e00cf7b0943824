// Sends bytes to a raw print queue of the operating system: CUPS on Linux and macOS, the spooler on Windows.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PrintFailure } from '../print-failure.ts'
import { winspoolScript } from './winspool-script.ts'

const timeout = 20_000

type Program = {
  name: string
  parameters: string[]
  input?: Uint8Array
  env?: Record<string, string>
  /** Returns the failure for an exit code other than 0. */
  failureOf: (code: number | null) => PrintFailure
}

/** Runs a program. Throws PrintFailure when it fails. */
const run = ({ name, parameters, input, env, failureOf }: Program): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(name, parameters, { stdio: ['pipe', 'ignore', 'ignore'], windowsHide: true, env: { ...process.env, ...env } })
    const timer = setTimeout(() => {
      child.kill()
      reject(new PrintFailure('timeout', true))
    }, timeout)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    child.once('error', () => end(() => reject(new PrintFailure('failed', false))))
    child.once('exit', (code) => end(() => (code === 0 ? resolve() : reject(failureOf(code)))))
    child.stdin.on('error', () => {}) // the exit code reports the error
    child.stdin.end(input)
  })

/** Maps the exit codes of winspool-script. */
const spoolerFailure = (code: number | null) =>
  code === 2 || code === 3 ? new PrintFailure('offline', false) : new PrintFailure('failed', code === 4 || code === null)

const toSpooler = async (bytes: Uint8Array, queue: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'sufra-print-'))
  try {
    const file = join(folder, 'ticket.bin')
    await writeFile(file, bytes)
    // Names are passed in the environment, so that they are never parsed as a command.
    const encoded = Buffer.from(winspoolScript, 'utf16le').toString('base64')
    await run({
      name: 'powershell.exe',
      parameters: ['-NoProfile', '-NonInteractive', '-EncodedCommand', encoded],
      env: { SUFRA_QUEUE: queue, SUFRA_FILE: file },
      failureOf: spoolerFailure,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Submits a job to the queue. Throws PrintFailure. A submitted job is printed by the operating system. */
export const sendToQueue = (bytes: Uint8Array, queue: string, platform: NodeJS.Platform, lp = 'lp'): Promise<void> =>
  platform === 'win32'
    ? toSpooler(bytes, queue)
    : run({
        name: lp,
        parameters: ['-d', queue, '-o', 'raw', '--', '-'],
        input: bytes,
        failureOf: () => new PrintFailure('offline', false),
      })
