import type { BrowserWindow } from 'electron/main'
import type { TellName, Tells } from '../../bridge/bridge.ts'
import { tellChannel } from '../../bridge/channels.ts'

export const tell = <N extends TellName>(to: BrowserWindow, name: N, told: Tells[N]) => {
  if (!to.isDestroyed()) to.webContents.send(tellChannel(name), told)
}
