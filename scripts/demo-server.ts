// The API with the demo restaurant as a process of its own, on a free port and a data folder that goes with it: for browser tests and the tour.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'

export type DemoServer = { url: string; tableLink: string; stop: () => Promise<void> }

/** Starts it and waits until it has said where it is. Throws with what it printed when it ends instead. */
export const startDemoServer = async (): Promise<DemoServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-demo-'))
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    DATABASE_URL: '',
    REDIS_URL: '',
  }
  const child = spawn(process.execPath, [join(root, 'cloud-api/src/main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const tableLink = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const link = /http:\/\/\S+\/qr-link\S+/.exec(output)
      if (link) resolve(link[0])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}\n${output}`)))
  })
  return {
    tableLink,
    url: new URL(tableLink).origin,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
