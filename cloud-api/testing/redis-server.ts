// A real Redis on a free port, which a test stops, hangs and starts again.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export const startRedisServer = async () => {
  const port = await findFreePort()
  let redis: ChildProcess

  const start = async () => {
    redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await new Promise<void>((resolve) => redis.stdout?.on('data', (chunk: Buffer) => chunk.includes('eady to accept') && resolve()))
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    /** After it was killed; it has forgotten everything. */
    start,
    kill: async () => {
      redis.kill('SIGKILL')
      if (redis.exitCode === null && redis.signalCode === null) await once(redis, 'exit')
    },
    /** It answers nothing, and its connections stay open. */
    hang: () => redis.kill('SIGSTOP'),
    goOn: () => redis.kill('SIGCONT'),
  }
}

export type RedisServer = Awaited<ReturnType<typeof startRedisServer>>
