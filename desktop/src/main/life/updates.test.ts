import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { watchUpdates } from './updates.ts'

test('a downloaded version is offered, and installs without questions and starts the app again', () => {
  const quitAndInstall = vi.fn()
  const updater = Object.assign(new EventEmitter(), {
    checkForUpdates: async () => null,
    quitAndInstall,
    autoDownload: false,
    autoInstallOnAppQuit: false,
  })
  const ready: string[] = []
  const { install } = watchUpdates({
    updater: updater as never, // an emitter of the same events
    every: () => () => {},
    onReady: (version) => ready.push(version),
    logError: () => {},
  })
  updater.emit('update-downloaded', { version: '1.3.0' })
  expect([ready, updater.autoDownload, updater.autoInstallOnAppQuit]).toEqual([['1.3.0'], true, true])
  install()
  expect(quitAndInstall).toHaveBeenCalledWith(true, true)
})
