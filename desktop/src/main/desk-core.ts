// The desktop without its windows: storage, gateway, outbox, order feed, alarm and printing.
import { join } from 'node:path'
import type { DeskSettings } from '../bridge/desk-settings.ts'
import { connectParts } from './core/connect-parts.ts'
import { openPlatform } from './core/open-platform.ts'
import type { CoreOptions } from './core-options.ts'
import { createPictures } from './gateway/pictures.ts'

/** Opens this machine's storage and creates the core. Throws if the folder is not writable, and in no other case. */
export const startCore = (options: CoreOptions) => {
  const platform = openPlatform(options)
  const { storage, settings, jar, cloud, inBackground } = platform
  const { status, alerts, outbox, printing, feed, session, gateway, onOrdersChanged } = connectParts(platform, options)

  return {
    /** Starts the feed, the outbox and printing. Called after the windows are created. */
    begin: () => {
      if (platform.isEnded()) return
      feed.follow(session.user())
      inBackground(outbox.flush())
      storage.ledger.deleteOld(Date.now())
      printing.poll()
      onOrdersChanged()
    },
    cloud,
    orders: storage.orders,
    responses: storage.responses,
    session,
    outbox,
    printing,
    alarm: alerts.alarm,
    state: status.read,
    settings: settings.now,
    answerApi: gateway.answer,
    answerUpload: createPictures(cloud, join(options.folder, 'pictures')),
    changeSettings: (change: Partial<DeskSettings>) => {
      if (settings.change(change)) {
        jar.clear()
        session.end()
        feed.stop()
      }
      alerts.alarm.resendCommand()
      printing.poll()
      status.publish()
    },
    storeUpdate: status.storeUpdate,
    dismissNote: status.dismissNote,
    storedSettings: storage.settings,
    end: () => {
      platform.end()
      feed.stop()
      outbox.end()
      printing.end()
      alerts.alarm.end()
      alerts.connectionMonitor.end()
      storage.close()
    },
  }
}

export type DeskCore = ReturnType<typeof startCore>
