import type { WebContents } from 'electron/main'
import { appOrigin } from '../app-protocol.ts'

const isOurs = (address: string) => address === appOrigin || address.startsWith(`${appOrigin}/`)

/** A window shows our own pages and nothing else: no other address, also not by a redirect or in a frame, no new window, no webview. */
export const restrictNavigation = (contents: Pick<WebContents, 'on' | 'setWindowOpenHandler'>) => {
  const refuse = (event: { url: string; preventDefault: () => void }) => {
    if (!isOurs(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', refuse)
  contents.on('will-redirect', refuse)
  contents.on('will-frame-navigate', refuse)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
