import type { WebContents } from 'electron/main'
import { appOrigin } from '../app-protocol.ts'

const isOurs = (address: string) => address === appOrigin || address.startsWith(`${appOrigin}/`)

/** Restricts a window to our own pages: blocks navigation, redirects and frames to other origins, new windows and webviews. */
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
