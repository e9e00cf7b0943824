import { contextBridge, ipcRenderer } from 'electron/renderer'
import type { Bridge } from '../bridge/bridge.ts'
import { invokeChannel, bridgeName, mainEventChannel } from '../bridge/channels.ts'

const bridge: Bridge = {
  invoke: (name, input) => ipcRenderer.invoke(invokeChannel, name, input),
  on: (name, hear) => {
    const listen = (_event: unknown, told: Parameters<typeof hear>[0]) => hear(told)
    ipcRenderer.on(mainEventChannel(name), listen)
    return () => void ipcRenderer.off(mainEventChannel(name), listen)
  },
}

contextBridge.exposeInMainWorld(bridgeName, bridge)
