// Auto-update from a generic server: downloads in the background, and installs while no order is open.
import type { AppUpdater } from 'electron-updater'

type Options = {
  updater: Pick<AppUpdater, 'on' | 'checkForUpdates' | 'quitAndInstall' | 'autoDownload' | 'autoInstallOnAppQuit'>
  every: (milliseconds: number, run: () => void) => () => void
  onReady: (version: string) => void
  logError: (what: string, error: unknown) => void
}

const hours = 3_600_000

/**
 * Checks at start and every four hours. A downloaded version is installed on request or when the app quits: without the installer's pages,
 * since the counter may be unattended, and on request the app starts again.
 */
export const watchUpdates = ({ updater, every, onReady, logError }: Options) => {
  updater.autoDownload = true
  updater.autoInstallOnAppQuit = true
  updater.on('update-downloaded', ({ version }) => onReady(version))
  updater.on('error', (error) => logError('update check failed', error))
  const check = () => void updater.checkForUpdates().catch((error: unknown) => logError('update check failed', error))
  check()
  return { end: every(4 * hours, check), install: () => updater.quitAndInstall(true, true) }
}
