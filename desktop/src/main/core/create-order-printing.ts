import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { CoreOptions } from '../core-options.ts'
import type { DeskSession } from '../gateway/session.ts'
import { createPrinting } from '../print-queue/printing.ts'
import type { Platform } from './open-platform.ts'

type Deps = Pick<CoreOptions, 'printTicket' | 'openPage'> & {
  platform: Platform
  user: DeskSession['user']
  onChange: () => void
  onTrouble: () => void
}

/** Creates the printing of tickets on the printers of this machine. */
export const createOrderPrinting = ({ platform, printTicket, openPage, user, onChange, onTrouble }: Deps) => {
  const { storage, cloud, deviceId, settings, items, afterUnlessEnded, logError } = platform
  return createPrinting({
    ledger: storage.ledger,
    cloud,
    deviceId,
    printTicket,
    openPage,
    printers: () => settings.now().printers,
    categoryOf: (itemId) => items.find(itemId)?.categoryId,
    orderNow: storage.orders.read,
    timeZone: () => user()?.restaurant?.timeZone ?? homeTimeZone,
    after: afterUnlessEnded,
    now: Date.now,
    onChange,
    onTrouble,
    logError,
  })
}
