import type { BrowserWindow } from 'electron/main'
import { tellChannel, type TellName, type Tells } from '../../bridge/bridge.ts'

export const tell = <N extends TellName>(to: BrowserWindow, name: N, told: Tells[N]) => {
  if (!to.isDestroyed()) to.webContents.send(tellChannel(name), told)
}
