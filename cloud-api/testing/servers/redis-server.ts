// A temporary Redis, which can be killed, suspended and restarted on its port.
import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from './free-port.ts'

const start = async (port: number): Promise<ChildProcess> => {
  const parameters = ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1']
  const server = spawn('redis-server', parameters, { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('eady to accept') && resolve())
  })
  return server
}

export const startRedis = async () => {
  const port = await freePort()
  let server = await start(port)
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGKILL')
      await ended
    },
    /** Restarts it empty after a kill. */
    restart: async () => {
      server = await start(port)
    },
    /** Suspends it: it accepts connections but does not respond until it resumes. */
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
  }
}

export type RedisServer = Awaited<ReturnType<typeof startRedis>>
