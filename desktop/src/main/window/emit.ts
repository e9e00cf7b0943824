import type { BrowserWindow } from 'electron/main'
import type { MainEventName, MainEvents } from '../../bridge/bridge.ts'
import { mainEventChannel } from '../../bridge/channels.ts'

export const emitTo = <N extends MainEventName>(to: BrowserWindow, name: N, payload: MainEvents[N]) => {
  if (!to.isDestroyed()) to.webContents.send(mainEventChannel(name), payload)
}
