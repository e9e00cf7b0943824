// The API on a test clock in a process of its own, which a browser test forks: Node loads the API's sources much faster than Playwright.
import { startClockedApi } from '../clocked-api.ts'

const api = await startClockedApi()
process.on('message', (milliseconds: number) => {
  api.pass(milliseconds)
  process.send?.('passed')
})
process.on('disconnect', () => void api.stop().then(() => process.exit()))
process.send?.({ url: api.url, tableLink: api.tableLink })
