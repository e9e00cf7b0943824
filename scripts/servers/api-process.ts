// The API in a separate process on a free port with a temporary data folder, for browser tests.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordStart } from '../../cloud-api/testing/servers/record-start.ts'
import { isRecording, record, recordDatabase } from '../canaries/recordings.ts'
import { root } from '../common/root.ts'

/** A data folder and the environment of programs that use it. */
export const createDataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-demo-'))
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: isRecording() ? 'info' : 'error',
    NODE_ENV: 'development',
    DATABASE_URL: '',
    REDIS_URL: '',
    // A whole test run shares the machine's cores, so the API may be slow and must not refuse requests.
    MAX_EVENT_LOOP_DELAY: '0',
    // Tests order faster than the limits for real diners allow.
    ORDER_LIMITS: 'off',
    // Tests begin with an empty board.
    DEMO: 'plain',
  }
  const discard = () => rmSync(folder, { recursive: true, force: true })
  return {
    folder,
    env,
    discard,
    /** Removes the data folder. While a test run is recorded, the data stays until it is scanned. */
    remove: () => {
      if (!recordDatabase(folder)) discard()
    },
  }
}

/** Starts the API and waits until its output matches `ready`. Throws with the output when it exits first. */
export const startApiProcess = async (env: Record<string, string | undefined>, ready: RegExp) => {
  recordStart('app')
  const child = spawn(process.execPath, [join(root, 'cloud-api/src/main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const found = await new Promise<string>((resolve, reject) => {
    let isReady = false
    const read = (chunk: Buffer) => {
      record('logs', chunk.toString())
      if (isReady) return
      output += chunk.toString()
      const match = ready.exec(output)
      if (!match) return
      isReady = true
      resolve(match[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}\n${output}`)))
  })
  return {
    /** The match of `ready`. */
    found,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
