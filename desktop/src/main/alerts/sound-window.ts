// A small hidden window that plays the sounds, so that they continue while the desk window is hidden, minimised or reloading.
import type { BrowserWindow } from 'electron/main'
import type { SoundCommand } from '../../bridge/sounds.ts'
import { emitTo } from '../window/emit.ts'
import { openHiddenWindow } from '../window/hidden-window.ts'

export const openSoundWindow = (Window: typeof BrowserWindow, { preload, address }: { preload: string; address: string }) => {
  // The policy lets the page play without a user's gesture (electron#13525).
  const { hidden } = openHiddenWindow(Window, { address, webPreferences: { preload, autoplayPolicy: 'no-user-gesture-required' } })
  hidden.webContents.on('render-process-gone', () => hidden.reload())
  return { play: (command: SoundCommand) => emitTo(hidden, 'sound', command), close: () => hidden.destroy() }
}
