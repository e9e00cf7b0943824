// A small hidden window of main's own that plays, so that the bell goes on while the desk's window is hidden, minimised or reloading.
import type { BrowserWindow } from 'electron/main'
import type { SoundCommand } from '../../bridge/sounds.ts'
import { tell } from '../window/emit.ts'

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
      // A hidden page plays without a gesture and is not slowed down (electron#13525).
      autoplayPolicy: 'no-user-gesture-required',
      backgroundThrottling: false,
    },
  })
  soundWindow.webContents.on('render-process-gone', () => soundWindow.reload())
  void soundWindow.loadURL(address)
  return { play: (order: SoundCommand) => tell(soundWindow, 'sound', order), close: () => soundWindow.destroy() }
}
