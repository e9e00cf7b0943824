import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../cloud-api/testing/servers/free-port.ts'
import { recordStart } from '../../cloud-api/testing/servers/record-start.ts'
import { root } from '../common/root.ts'

/** Starts the documented command in its own process group: a signal to its process reaches only npm, as with a supervisor. */
const npmStart = (env: Record<string, string>) => {
  recordStart('app')
  const child = spawn('npm', ['start'], { cwd: root, env: { ...process.env, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const read = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // all of its processes have ended
    }
  })
  return { output: () => output, terminate: () => child.kill('SIGTERM') }
}

test.skipIf(process.platform === 'win32')(
  'SIGTERM to npm start ends the API, and another start right after it takes its place',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sufra-start-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const port = await freePort()
    const env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO: 'false',
      LOG_LEVEL: 'info',
      NODE_ENV: 'development',
      DATABASE_URL: '',
    }
    const isServing = () =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    const first = npmStart(env)
    await expect.poll(first.output).toContain('Server listening')
    first.terminate()
    const second = npmStart(env)
    await expect.poll(second.output).toContain('Server listening')
    expect(await isServing()).toBe(true)
    second.terminate()
    await expect.poll(isServing).toBe(false)
  },
)
