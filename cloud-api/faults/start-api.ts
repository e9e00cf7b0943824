// An API as a process of its own, for faults: started on a port that stays the same over restarts, and killed or ended.
import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSecretText } from '../testing/test-secret.ts'

export type ApiOptions = {
  /** Of the place that it runs on. */
  env: Record<string, string>
  port: number
  redisUrl?: string
  /** A failpoint and its passage, as after_order_commit:7. */
  failAt?: string
  /** Another program than the API's own; it gets an IPC channel. */
  program?: string
}

const maxStart = 120_000

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits until something holds, at most so many milliseconds. Returns whether it holds. */
export const until = async (holds: () => boolean, milliseconds: number, every = 20): Promise<boolean> => {
  for (const deadline = Date.now() + milliseconds; !holds() && Date.now() < deadline;) await pause(every)
  return holds()
}

/** Without a chance to end anything. */
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
  // The load shares the machine's cores: the API may be slow, and does not refuse.
  MAX_EVENT_LOOP_DELAY: '0',
  REDIS_URL: redisUrl,
  FAIL_AT: failAt,
  // A fourth of a start is compiling.
  NODE_COMPILE_CACHE: join(tmpdir(), 'sufra-compile-cache'),
})

/** Starts an API without waiting until it answers. */
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
    fetch(url + path, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status,
      () => undefined,
    )
  return {
    url,
    child,
    hasEnded,
    /** The signal or the code that it ended with. */
    ending: () => child.signalCode ?? child.exitCode,
    ready: () => answers('/ready'),
    /** Resolves once it answers, or has ended. */
    untilUp: async () => {
      for (const deadline = Date.now() + maxStart; Date.now() < deadline && !hasEnded(); await pause(20))
        if ((await answers('/health')) === 200) return
      if (!hasEnded()) throw new Error('the API does not answer')
    },
    kill: () => killHard(child),
    /** Ends it as a deploy does. */
    stop: () => endWith(child, 'SIGTERM'),
  }
}

export type Api = ReturnType<typeof spawnApi>

/** Starts an API that answers. */
export const startApi = async (options: ApiOptions): Promise<Api> => {
  const api = spawnApi(options)
  await api.untilUp()
  if (api.hasEnded()) throw new Error(`the API ended with ${api.ending()}`)
  return api
}
