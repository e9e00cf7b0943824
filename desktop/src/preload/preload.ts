import { contextBridge, ipcRenderer } from 'electron/renderer'
import type { Bridge } from '../bridge/bridge.ts'
import { askChannel, bridgeName, tellChannel } from '../bridge/channels.ts'

const bridge: Bridge = {
  ask: (name, input) => ipcRenderer.invoke(askChannel, name, input),
  on: (name, hear) => {
    const listen = (_event: unknown, told: Parameters<typeof hear>[0]) => hear(told)
    ipcRenderer.on(tellChannel(name), listen)
    return () => void ipcRenderer.off(tellChannel(name), listen)
  },
}

contextBridge.exposeInMainWorld(bridgeName, bridge)
