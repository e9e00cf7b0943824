import type { WebContents } from 'electron/main'
import { appOrigin } from '../app-protocol.ts'

const isOurs = (address: string) => address === appOrigin || address.startsWith(`${appOrigin}/`)

/** Links that another program opens, such as the call to the diner of a missed order. */
const isForSystem = (address: string) => /^(tel|mailto):/.test(address)

/**
 * Restricts a window to our own pages: blocks navigation, redirects and frames to other origins, new windows and webviews. Calls and mails
 * go to `openExternal`.
 */
export const restrictNavigation = (contents: Pick<WebContents, 'on' | 'setWindowOpenHandler'>, openExternal: (address: string) => void) => {
  const refuse = (event: { url: string; preventDefault: () => void }) => {
    if (!isOurs(event.url)) event.preventDefault()
  }
  // Electron announces a navigation of the page twice. Once the first event is prevented, it does not emit the second.
  const leave = (event: { url: string; preventDefault: () => void }) => {
    if (isForSystem(event.url)) openExternal(event.url)
    refuse(event)
  }
  contents.on('will-navigate', leave)
  contents.on('will-frame-navigate', (event) => (event.isMainFrame ? leave(event) : refuse(event)))
  contents.on('will-redirect', refuse)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (isForSystem(url)) openExternal(url)
    return { action: 'deny' }
  })
}
