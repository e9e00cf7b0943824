// The API with the demo restaurant in a separate process on a free port with a temporary data folder, for browser tests and screenshots.
import { cpSync } from 'node:fs'
import { loginMerchant } from '../../shared/src/accounts/account.routes.ts'
import { saveEscalation } from '../../shared/src/escalation/escalation.routes.ts'
import { demoMerchantEmail, demoPassword } from '../../cloud-api/src/demo/seed-demo.ts'
import { addDemoCopies } from '../../cloud-api/testing/demo-copies.ts'
import { createDataFolder, startApiProcess } from './api-process.ts'

export type DemoServer = { url: string; tableLink: string; stop: () => Promise<void> }

/** Many tests order without a counter: the demo restaurant must not become unreachable. */
const slowEscalation = async (url: string) => {
  const json = { 'content-type': 'application/json' }
  const credentials = JSON.stringify({ email: demoMerchantEmail, password: demoPassword })
  const signedIn = await fetch(url + loginMerchant.path, { method: 'POST', headers: json, body: credentials })
  const { accessToken } = (await signedIn.json()) as { accessToken?: string } // response of loginMerchant
  const escalation = { louderAfter: 30, smsAfter: 900, unreachableAfter: 900, missedAfter: 1_800, smsNumbers: [] }
  const headers = { ...json, authorization: `Bearer ${accessToken}` }
  const saved = await fetch(url + saveEscalation.path, { method: saveEscalation.method, headers, body: JSON.stringify(escalation) })
  if (!saved.ok) throw new Error(`failed to save the demo restaurant's escalation settings: ${saved.status}`)
}

/** A template data folder with the demo restaurant, for faster server starts; set while the browser tests run. */
const template = 'SUFRA_DEMO_DATA'

const startIn = async (env: Record<string, string | undefined>) => {
  const api = await startApiProcess(env, /http:\/\/\S+\/qr-link\S+/)
  return { tableLink: api.found, url: new URL(api.found).origin, stop: api.stop }
}

/** Creates that folder for this process and its children, with copies of the demo restaurant. Returns a function that deletes it. */
export const prepareDemoData = async (copies = 0): Promise<() => void> => {
  const data = createDataFolder()
  const server = await startIn(data.env)
  await slowEscalation(server.url)
  await server.stop()
  await addDemoCopies(data.folder, copies)
  process.env[template] = data.folder
  return () => {
    delete process.env[template]
    data.discard()
  }
}

/** Starts it and waits until it has printed its address. */
export const startDemoServer = async (): Promise<DemoServer> => {
  const data = createDataFolder()
  const prepared = process.env[template]
  if (prepared) cpSync(prepared, data.folder, { recursive: true })
  const server = await startIn(data.env)
  if (!prepared) await slowEscalation(server.url)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      data.remove()
    },
  }
}
