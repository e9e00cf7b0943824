import type { WebContents } from 'electron/main'
import { appOrigin } from '../app-protocol.ts'

const isOurs = (address: string) => address === appOrigin || address.startsWith(`${appOrigin}/`)

/** A window shows our own pages and nothing else: no other address, no new window, no webview. */
export const refuseStrangers = (contents: WebContents) => {
  contents.on('will-navigate', (event) => {
    if (!isOurs(event.url)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
