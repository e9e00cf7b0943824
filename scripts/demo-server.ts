// The API with the demo restaurant as a process of its own, on a free port and a data folder that goes with it: for browser tests and the tour.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loginMerchant } from '../shared/src/accounts/account.routes.ts'
import { saveLadder } from '../shared/src/ladder/ladder.routes.ts'
import { demoMerchantEmail, demoPassword } from '../cloud-api/src/demo/seed-demo.ts'
import { root } from './root.ts'

export type DemoServer = { url: string; tableLink: string; stop: () => Promise<void> }

/** Many tests order without a counter: the demo restaurant must not count as unreachable meanwhile. */
const slowLadder = async (url: string) => {
  const json = { 'content-type': 'application/json' }
  const credentials = JSON.stringify({ email: demoMerchantEmail, password: demoPassword })
  const signedIn = await fetch(url + loginMerchant.path, { method: 'POST', headers: json, body: credentials })
  const { accessToken } = (await signedIn.json()) as { accessToken?: string } // our own server's answer, of loginMerchant
  const ladder = { louderAfter: 30, smsAfter: 900, unreachableAfter: 900, missedAfter: 1_800, smsNumbers: [] }
  const headers = { ...json, authorization: `Bearer ${accessToken}` }
  const saved = await fetch(url + saveLadder.path, { method: saveLadder.method, headers, body: JSON.stringify(ladder) })
  if (!saved.ok) throw new Error(`the ladder of the demo restaurant could not be set: ${saved.status}`)
}

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
  await slowLadder(new URL(tableLink).origin)
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
