import type { BrowserWindow, Menu, Tray } from 'electron/main'
import type { Language } from '@sufra/shared/localized-text'
import { translate } from './translate.ts'

type Deps = {
  Tray: typeof Tray
  Menu: typeof Menu
  icon: string
  deskWindow: BrowserWindow
  language: () => Language
  onQuit: () => void
}

/** The tray icon: shows the number of waiting orders and reopens a hidden window. */
export const createTray = ({ Tray: SystemTray, Menu: SystemMenu, icon, deskWindow, language, onQuit }: Deps) => {
  const tray = new SystemTray(icon)
  const open = () => {
    deskWindow.show()
    deskWindow.focus()
  }
  tray.on('click', open)

  return {
    show: (waiting: number) => {
      tray.setToolTip(waiting > 0 ? translate(language(), 'trayWaiting', { count: waiting }) : 'Sufra')
      tray.setTitle(waiting > 0 ? String(waiting) : '')
      tray.setContextMenu(
        SystemMenu.buildFromTemplate([
          { label: translate(language(), 'open'), click: open },
          { label: translate(language(), 'quit'), click: onQuit },
        ]),
      )
    },
    end: () => tray.destroy(),
  }
}
