// Reactions of the other parts to events of the restaurant's feed and to the state of its connection.
import { readMe } from '@sufra/shared/accounts/account.routes'
import { readEscalation } from '@sufra/shared/escalation/escalation.routes'
import { placedOrderOf } from '@sufra/shared/orders/apply-event'
import { listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { changesClosedByPlatform, fetchedByMain, soundOf } from '@sufra/shared/feed/at-counter'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import type { CoreOptions } from '../core-options.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { SnapshotSync } from '../gateway/snapshot-sync.ts'
import { runOnce } from '../life/run-once.ts'
import { after } from '../life/timers.ts'
import { createOrderFeed } from '../order-feed/order-feed.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Printing } from '../print-queue/printing.ts'
import type { Alerts } from './create-alerts.ts'
import type { DeskStatus } from './create-desk-status.ts'
import type { Platform } from './open-platform.ts'

type Deps = Pick<CoreOptions, 'effects'> & {
  platform: Platform
  alerts: Alerts
  outbox: Outbox
  printing: Printing
  snapshot: SnapshotSync
  status: DeskStatus
  revalidate: Gateway['revalidate']
  onOrdersChanged: () => void
}

/** Milliseconds in which several changes of the closed orders cause a single fetch. */
const burst = 250

export const createFollowedFeed = (deps: Deps) => {
  const { platform, printing, effects, revalidate, onOrdersChanged } = deps
  const { cloud, deviceId, storage, inBackground, afterUnlessEnded } = platform
  const { orders } = storage
  const fetchClosedByPlatform = runOnce(
    (run) => afterUnlessEnded(burst, run),
    () => inBackground(revalidate(listClosedByPlatform.path)),
  )
  const parts = { ...deps, fetchClosedByPlatform }

  return createOrderFeed({
    cloud,
    orders,
    deviceId,
    after,
    random: Math.random,
    renew: async () => {
      if ((await revalidate(readMe.path)) === undefined) throw new Error('the cloud did not respond')
    },
    onState: (state) => handleConnection(state, parts),
    beforeStored: (envelope) => {
      const placed = placedOrderOf(envelope)
      if (placed) printing.enter(placed)
    },
    onEvent: (envelope) => handleEvent(envelope, parts),
    onMissedCall: () => deps.alerts.alarm.playOnce('call'),
    onReset: () => {
      // Orders that the kitchen still has to cook and this machine has not printed. A duplicate ticket is better than a missing one.
      for (const order of orders.open()) if (order.status !== 'Out for Delivery') printing.enter(order)
      printing.poll()
      fetchClosedByPlatform()
      effects.onBoardReset()
      onOrdersChanged()
    },
  })
}

type Parts = Deps & { fetchClosedByPlatform: () => void }

const handleConnection = (
  state: ConnectionState,
  { platform: { inBackground }, alerts, outbox, printing, snapshot, status, revalidate, fetchClosedByPlatform }: Parts,
) => {
  status.setConnection(state)
  alerts.connectionMonitor.change(state)
  if (state === 'live') {
    inBackground(outbox.flush())
    inBackground(snapshot.sync())
    // The session may have changed while disconnected. The connection does not wait for the result.
    inBackground(revalidate(readMe.path))
    inBackground(revalidate(readEscalation.path))
    fetchClosedByPlatform()
    printing.poll()
  }
  status.publish()
}

const handleEvent = (
  envelope: FeedEnvelope,
  { platform: { inBackground }, alerts, effects, printing, snapshot, revalidate, fetchClosedByPlatform, onOrdersChanged }: Parts,
) => {
  const placed = placedOrderOf(envelope)
  if (placed) {
    alerts.announce(placed.orderId)
    printing.pollSoon()
  }
  if (changesClosedByPlatform(envelope)) fetchClosedByPlatform()
  const fetched = fetchedByMain(envelope)
  if (fetched === 'snapshot') inBackground(snapshot.sync())
  if (fetched === 'session') inBackground(revalidate(readMe.path))
  const sound = soundOf(envelope)
  if (sound) alerts.alarm.playOnce(sound)
  effects.onFeedEvent(envelope)
  onOrdersChanged()
}
