// A small hidden window that plays the sounds, so that they continue while the desk window is hidden, minimised or reloading.
import type { BrowserWindow } from 'electron/main'
import type { SoundCommand } from '../../bridge/sounds.ts'
import { emitTo } from '../window/emit.ts'

export const openSoundWindow = (Window: typeof BrowserWindow, { preload, address }: { preload: string; address: string }) => {
  const soundWindow = new Window({
    show: false,
    width: 200,
    height: 100,
    skipTaskbar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      // Lets the hidden page play without a user gesture and without throttling (electron#13525).
      autoplayPolicy: 'no-user-gesture-required',
      backgroundThrottling: false,
    },
  })
  soundWindow.webContents.on('render-process-gone', () => soundWindow.reload())
  void soundWindow.loadURL(address)
  return { play: (command: SoundCommand) => emitTo(soundWindow, 'sound', command), close: () => soundWindow.destroy() }
}
