// An API in a separate process for crash tests: started on a fixed port, and killed or stopped.
import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSecretText } from '../testing/test-secret.ts'

export type ApiOptions = {
  /** Environment of the database under test. */
  env: Record<string, string>
  port: number
  redisUrl?: string
  /** A failpoint and the pass at which it kills, e.g. after_order_commit:7. */
  failAt?: string
  /** A program to run instead of the API; it gets an IPC channel. */
  program?: string
}

/** Milliseconds. A busy machine may take long to answer. */
const maxStart = 120_000
const maxAnswer = 20_000

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits until a condition holds, with a timeout in milliseconds. Returns whether it holds. */
export const until = async (holds: () => boolean, milliseconds: number, every = 20): Promise<boolean> => {
  for (const deadline = Date.now() + milliseconds; !holds() && Date.now() < deadline;) await pause(every)
  return holds()
}

/** Kills the process without a graceful shutdown. */
export const killHard = (child: ChildProcess) => endWith(child, 'SIGKILL')

const endWith = (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })

const envOf = ({ env, port, redisUrl = '', failAt = '' }: ApiOptions) => ({
  ...process.env,
  ...env,
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'fatal',
  DEMO: 'false',
  NODE_ENV: 'development',
  SESSION_SECRET: testSecretText,
  ORDER_LIMITS: 'off',
  // The load shares the machine's cores: the API may be slow and must not refuse requests.
  MAX_EVENT_LOOP_DELAY: '0',
  REDIS_URL: redisUrl,
  FAIL_AT: failAt,
  // Compiling takes a quarter of the startup time.
  NODE_COMPILE_CACHE: join(tmpdir(), 'sufra-compile-cache'),
})

/** Starts an API without waiting until it responds. */
export const spawnApi = (options: ApiOptions) => {
  const { port, program } = options
  const file = program ?? join(import.meta.dirname, '../src/main.ts')
  const child = spawn(process.execPath, [file], {
    env: envOf(options),
    stdio: program ? ['ignore', 'ignore', 'inherit', 'ipc'] : ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const answers = (path: string) =>
    fetch(url + path, { signal: AbortSignal.timeout(maxAnswer) }).then(
      ({ status }) => status,
      () => undefined,
    )
  return {
    url,
    child,
    hasEnded,
    /** The signal or exit code. */
    ending: () => child.signalCode ?? child.exitCode,
    ready: () => answers('/ready'),
    /** Resolves once it responds or has exited. */
    untilUp: async () => {
      for (const deadline = Date.now() + maxStart; Date.now() < deadline && !hasEnded(); await pause(20))
        if ((await answers('/health')) === 200) return
      if (!hasEnded()) throw new Error('the API does not respond')
    },
    kill: () => killHard(child),
    /** Stops it gracefully, like a deploy. */
    stop: () => endWith(child, 'SIGTERM'),
  }
}

export type Api = ReturnType<typeof spawnApi>

/** Starts an API and waits until it responds. */
export const startApi = async (options: ApiOptions): Promise<Api> => {
  const api = spawnApi(options)
  await api.untilUp()
  if (api.hasEnded()) throw new Error(`the API ended with ${api.ending()}`)
  return api
}
