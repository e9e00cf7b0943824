import type { BrowserWindow } from 'electron/main'
import { tellChannel, type TellName, type Tells } from '../bridge/bridge.ts'

export const tell = <N extends TellName>(deskWindow: BrowserWindow, name: N, told: Tells[N]) => {
  if (!deskWindow.isDestroyed()) deskWindow.webContents.send(tellChannel(name), told)
}
