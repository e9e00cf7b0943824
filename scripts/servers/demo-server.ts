// The API with the demo restaurant in a separate process on a free port with a temporary data folder, for browser tests and screenshots.
import { join } from 'node:path'
import { loginMerchant } from '../../shared/src/accounts/account.routes.ts'
import { saveEscalation } from '../../shared/src/escalation/escalation.routes.ts'
import { demoMerchantEmail, demoPassword } from '../../cloud-api/src/demo/seed-demo.ts'
import { copyDemoDatabase, slowEscalation } from '../../cloud-api/testing/servers/demo-postgres.ts'
import { saveRows } from '../../cloud-api/testing/servers/read-rows.ts'
import { patience } from '../../cloud-api/testing/servers/throwaway-postgres.ts'
import { isRecording } from '../canaries/recordings.ts'
import { createDataFolder, startApiProcess } from './api-process.ts'

export type DemoServer = { url: string; tableLink: string; stop: () => Promise<void> }

const slowDown = async (url: string) => {
  const json = { 'content-type': 'application/json' }
  const credentials = JSON.stringify({ email: demoMerchantEmail, password: demoPassword })
  const signedIn = await fetch(url + loginMerchant.path, { method: 'POST', headers: json, body: credentials })
  const { accessToken } = (await signedIn.json()) as { accessToken?: string } // response of loginMerchant
  const headers = { ...json, authorization: `Bearer ${accessToken}` }
  const saved = await fetch(url + saveEscalation.path, { method: saveEscalation.method, headers, body: JSON.stringify(slowEscalation) })
  if (!saved.ok) throw new Error(`failed to save the demo restaurant's escalation settings: ${saved.status}`)
}

/** Starts the server and waits until it has printed its address. It uses PostgreSQL if one is prepared, otherwise PGlite. */
export const startDemoServer = async (): Promise<DemoServer> => {
  const data = createDataFolder()
  const database = await copyDemoDatabase(join(data.folder, 'uploads'))
  const onPostgres = { ...data.env, DATABASE_URL: database, DATABASE_PROBE_TIMEOUT: String(patience.probeTimeout) }
  const api = await startApiProcess(database ? onPostgres : data.env, /http:\/\/\S+\/qr-link\S+/)
  const { origin } = new URL(api.found)
  if (!database) await slowDown(origin)
  return {
    tableLink: api.found,
    url: origin,
    stop: async () => {
      await api.stop()
      if (database && isRecording()) await saveRows(database, join(data.folder, 'rows'))
      data.remove()
    },
  }
}
