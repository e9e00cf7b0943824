// New versions from a generic address, downloaded quietly and offered between orders.
import type { AppUpdater } from 'electron-updater'

type Options = {
  updater: Pick<AppUpdater, 'on' | 'checkForUpdates' | 'quitAndInstall' | 'autoDownload' | 'autoInstallOnAppQuit'>
  every: (milliseconds: number, run: () => void) => () => void
  onReady: (version: string) => void
  complain: (what: string, error: unknown) => void
}

const hours = 3_600_000

/** Looks at the start and every four hours. What was downloaded is installed when staff say so, or when the app is quit. */
export const watchUpdates = ({ updater, every, onReady, complain }: Options) => {
  updater.autoDownload = true
  updater.autoInstallOnAppQuit = true
  updater.on('update-downloaded', ({ version }) => onReady(version))
  updater.on('error', (error) => complain('no update', error))
  const look = () => void updater.checkForUpdates().catch((error: unknown) => complain('no update', error))
  look()
  return { end: every(4 * hours, look), install: () => updater.quitAndInstall() }
}
