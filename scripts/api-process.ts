// The API as a process of its own, on a free port and with a data folder that is deleted afterwards: for browser tests.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'

/** A data folder, and the environment of programs that work on it. */
export const createDataFolder = () => {
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
    // Everything of a test shares the machine's cores: it may be slow, and is not refused.
    MAX_EVENT_LOOP_DELAY: '0',
    // They order faster than anybody eats.
    ORDER_LIMITS: 'off',
  }
  return { folder, env, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts it and waits until what it prints matches `ready`. Throws with what it printed when it ends instead. */
export const startApiProcess = async (env: Record<string, string | undefined>, ready: RegExp) => {
  const child = spawn(process.execPath, [join(root, 'cloud-api/src/main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const found = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const match = ready.exec(output)
      if (match) resolve(match[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}\n${output}`)))
  })
  return {
    /** What matched. */
    found,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
