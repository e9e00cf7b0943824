// Creates the parts of the core and connects them, so that changes in one part reach the others.
import type { CoreOptions } from '../core-options.ts'
import { createGateway } from '../gateway/gateway.ts'
import { createSession } from '../gateway/session.ts'
import { createShownOrders } from '../gateway/shown-orders.ts'
import { createSnapshotSync } from '../gateway/snapshot-sync.ts'
import { createAlerts } from './create-alerts.ts'
import { createCallOutbox } from './create-call-outbox.ts'
import { createDeskStatus } from './create-desk-status.ts'
import { createOrderPrinting } from './create-order-printing.ts'
import { createFollowedFeed } from './follow-feed.ts'
import type { Platform } from './open-platform.ts'

export const connectParts = (platform: Platform, { version, safeStorage, printTicket, openPage, effects }: CoreOptions) => {
  const { storage, cloud, items, inBackground, isEnded, logError } = platform
  const { responses, orders } = storage
  const restaurantId = () => session.restaurantId()

  const { pendingOperations, shown, shownOrder, counts } = createShownOrders({ storage, restaurantId })
  const status = createDeskStatus({
    platform,
    version,
    safeStorage,
    restaurantId,
    openOrders: () => counts().open,
    onState: effects.onState,
  })
  const alerts = createAlerts({ platform, shown, effects })

  const onOrdersChanged = () => {
    alerts.alarm.refresh()
    effects.onCounts(counts())
    status.publish()
  }
  const onResponsesChanged = (paths: string[]) => {
    if (isEnded()) return
    items.clear()
    effects.onResponsesChanged(paths)
    alerts.alarm.refresh()
  }

  const outbox = createCallOutbox({ platform, isLive: status.isLive, restaurantId, onChange: onOrdersChanged })
  const printing = createOrderPrinting({
    platform,
    printTicket,
    openPage,
    user: () => session.user(),
    onChange: status.publish,
    onTrouble: () => alerts.alarm.playOnce('printer'),
  })
  const snapshot = createSnapshotSync({ cloud, responses, onChanged: onResponsesChanged })
  const revalidate = (path: string) => gateway.revalidate(path)
  const feed = createFollowedFeed({ platform, alerts, outbox, printing, snapshot, status, effects, revalidate, onOrdersChanged })
  const session = createSession({
    responses,
    onChange: (user) => {
      feed.follow(user)
      inBackground(outbox.flush())
      onOrdersChanged()
    },
  })
  const gateway = createGateway({
    cloud,
    responses,
    orders,
    outbox,
    session,
    pendingOperations,
    shownOrder,
    now: Date.now,
    inBackground,
    onResponsesChanged,
    onNotStored: (error) => {
      logError('failed to store a change', error)
      status.addNote('not_saved')
    },
  })
  return { status, alerts, outbox, printing, feed, session, gateway, onOrdersChanged }
}
