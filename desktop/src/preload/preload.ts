import { contextBridge, ipcRenderer } from 'electron/renderer'
import type { Bridge } from '../bridge/bridge.ts'
import { invokeChannel, bridgeName, mainEventChannel } from '../bridge/channels.ts'

const bridge: Bridge = {
  invoke: (name, input) => ipcRenderer.invoke(invokeChannel, name, input),
  on: (name, listener) => {
    const onEvent = (_event: unknown, payload: Parameters<typeof listener>[0]) => listener(payload)
    ipcRenderer.on(mainEventChannel(name), onEvent)
    return () => void ipcRenderer.off(mainEventChannel(name), onEvent)
  },
}

contextBridge.exposeInMainWorld(bridgeName, bridge)
