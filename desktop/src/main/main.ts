// One window over the built renderer. The offline cache, the order feed, printing, alerts and updates join here.
import { resolve } from 'node:path'
import { app, BrowserWindow, ipcMain, protocol, session } from 'electron/main'
import { answerAsks } from './answer-asks.ts'
import { appOrigin, appScheme, serveRenderer } from './app-protocol.ts'
import { openDeskWindow } from './desk-window.ts'
import { showOrderNotification } from './order-notification.ts'
import { refuseStrangers } from './refuse-strangers.ts'
import { tell } from './tell.ts'

const out = resolve(import.meta.dirname, '..')

const start = () => {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
  protocol.handle(appScheme, serveRenderer(resolve(out, 'renderer')))
  const deskWindow = openDeskWindow(BrowserWindow, { preload: resolve(out, 'preload/preload.cjs'), address: `${appOrigin}/merchant` })
  const openOrder = (orderId: string) => {
    deskWindow.show()
    tell(deskWindow, 'openOrder', { orderId })
  }
  answerAsks(ipcMain, {
    ring: () => deskWindow.flashFrame(true),
    silence: () => deskWindow.flashFrame(false),
    strike: () => deskWindow.flashFrame(true),
    showNotification: ({ title, body, orderId }) => showOrderNotification({ title, body, open: () => openOrder(orderId) }),
    setBadge: ({ waiting }) => void app.setBadgeCount(waiting),
  })
}

protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true } }])
app.on('window-all-closed', () => app.quit())
app.on('web-contents-created', (_event, contents) => refuseStrangers(contents))
// Not awaited: Electron holds `ready` back until this module has run to its end.
void app.whenReady().then(start)
