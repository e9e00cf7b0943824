// `npm run pictures`: takes the pictures of the README again, on a server with the complete demo, in both languages.
import { chromium } from 'playwright/test'
import { buildStale } from '../common/build-stale.ts'
import { logStep } from '../common/root.ts'
import { findChromium, needSystemPackages } from '../common/system-packages.ts'
import { filmOrder } from './film-order.ts'
import { takePictures } from './take-pictures.ts'
import { createDataFolder, startApiProcess } from '../servers/api-process.ts'

await needSystemPackages('chromium')
await buildStale()
logStep('Starting the API with the complete demo')
const data = createDataFolder()
const api = await startApiProcess({ ...data.env, DEMO: 'true' }, /http:\/\/\S+\/qr-link\S+/)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await filmOrder(browser, api.found)
  for (const language of ['en', 'ar'] as const) await takePictures(browser, api.found, language)
} finally {
  await browser.close()
  await api.stop()
  data.discard()
}
