// The desktop without its windows: storage, gateway, outbox, order feed, alarm and printing.
import { readMe } from '@sufra/shared/accounts/account.routes'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { readEscalation } from '@sufra/shared/escalation/escalation.routes'
import { listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import { changesClosedByPlatform, isAboutAccount } from '@sufra/shared/realtime/events'
import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import { join } from 'node:path'
import type { DeskSettings } from '../bridge/desk-settings.ts'
import type { DeskNote, DeskState } from '../bridge/desk-state.ts'
import { createAlarm } from './alerts/alarm.ts'
import { createAnnouncer } from './alerts/announce.ts'
import { cachedEscalation } from './alerts/cached-escalation.ts'
import { createConnectionMonitor } from './alerts/connection-monitor.ts'
import type { CoreOptions } from './core-options.ts'
import { deskStateOf } from './desk-state-of.ts'
import { createCloud } from './gateway/cloud.ts'
import { createCookieJar } from './gateway/cookie-jar.ts'
import { createSnapshotSync } from './gateway/snapshot-sync.ts'
import { createGateway } from './gateway/gateway.ts'
import { createItemIndex } from './gateway/item-index.ts'
import { userAgentOf } from './gateway/user-agent.ts'
import { createPictures } from './gateway/pictures.ts'
import { createSession } from './gateway/session.ts'
import { operationOf } from './gateway/pending-operations.ts'
import { createShownOrders } from './gateway/shown-orders.ts'
import { createBackgroundRunner } from './life/in-background.ts'
import { oncePerBurst } from './life/once-per-burst.ts'
import { oncePerTurn } from './life/once-per-turn.ts'
import { after, every } from './life/timers.ts'
import { createOwnSettings } from './local/own-settings.ts'
import { openStorage } from './local/desk-storage.ts'
import { readDeviceId } from './local/device-id.ts'
import { createOrderFeed } from './order-feed/order-feed.ts'
import { createOutbox } from './outbox/outbox.ts'
import { isAlreadyApplied, movedOrder, outcomeOf } from './outbox/outcome.ts'
import { createPrinting } from './print-queue/printing.ts'

/** Opens this machine's storage and creates the core. Throws only when the folder is not writable. */
export const startCore = ({ folder, migrationsFolder, version, safeStorage, printTicket, logs, effects }: CoreOptions) => {
  const storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  const { responses, orders, ledger } = storage
  const settings = createOwnSettings(storage.settings)
  let connection: ConnectionState = 'connecting'
  let update: DeskState['update'] = null
  let isEnded = false
  const notes = new Set<DeskNote>(storage.notes)
  for (const file of storage.damagedFiles) logs.info('damaged database moved aside', { file })

  const deviceId = readDeviceId(storage.settings)
  const jar = createCookieJar({ settings: storage.settings, safeStorage })
  const cloud = createCloud({ address: () => settings.now().address ?? undefined, jar, userAgent: userAgentOf(version), fetch })
  const items = createItemIndex(responses)
  const afterUnlessEnded = (milliseconds: number, run: () => void) => after(milliseconds, () => isEnded || run())
  const inBackground = createBackgroundRunner({ isEnded: () => isEnded, logError: logs.logError })
  const { pendingOperations, shown, counts } = createShownOrders({ storage, restaurantId: () => session.restaurantId() })

  const state = () =>
    deskStateOf({
      storage,
      items,
      settings: settings.now(),
      restaurantId: session.restaurantId(),
      connection,
      notes: [...notes],
      version,
      storesSignIn: safeStorage.isEncryptionAvailable(),
      update: update && { ...update, canInstall: counts().open === 0 },
    })

  const publishState = oncePerTurn(() => {
    if (!isEnded) effects.onState(state())
  })

  const alarm = createAlarm({
    orders: shown,
    escalation: () => cachedEscalation(responses),
    volume: () => settings.now().volume,
    now: () => performance.now(),
    every,
    sound: effects.sound,
    onLevel: effects.onLevel,
  })
  const announce = createAnnouncer({ orderNow: orders.read, after: afterUnlessEnded, announce: effects.onNewOrder })
  const connectionMonitor = createConnectionMonitor({ after, playSound: () => alarm.playOnce('line') })

  const ordersChanged = () => {
    alarm.refresh()
    effects.onCounts(counts())
    publishState()
  }

  const outbox = createOutbox({
    store: storage.outbox,
    send: async ({ method, path, body, key }) =>
      outcomeOf(await cloud.request({ method, path, body, headers: { 'content-type': 'application/json', 'idempotency-key': key } })),
    isAlreadyApplied,
    onDone: (entry, body) => {
      const moved = movedOrder(entry, body)
      if (moved) orders.storeIfNewer(moved)
      const work = operationOf(entry)
      if (work?.kind === 'dismiss') gateway.applyDismissal(work)
    },
    isLive: () => connection === 'live',
    restaurantId: () => session.restaurantId(),
    after,
    random: Math.random,
    onChange: ordersChanged,
  })

  const printing = createPrinting({
    ledger,
    cloud,
    deviceId,
    printTicket,
    printers: () => settings.now().printers,
    categoryOf: (itemId) => items.find(itemId)?.categoryId,
    orderNow: orders.read,
    timeZone: () => session.user()?.restaurant?.timeZone ?? homeTimeZone,
    after: afterUnlessEnded,
    now: Date.now,
    onChange: publishState,
    onTrouble: () => alarm.playOnce('printer'),
    logError: logs.logError,
  })

  const responsesChanged = (paths: string[]) => {
    if (isEnded) return
    items.clear()
    effects.onResponsesChanged(paths)
    alarm.refresh()
  }
  const closedByPlatformChanged = oncePerBurst(afterUnlessEnded, 250, () => inBackground(gateway.revalidate(listClosedByPlatform.path)))
  const snapshot = createSnapshotSync({ cloud, responses, onChanged: responsesChanged })
  const feed = createOrderFeed({
    cloud,
    orders,
    deviceId,
    after,
    random: Math.random,
    renew: async () => {
      if ((await gateway.revalidate(readMe.path)) === undefined) throw new Error('the cloud did not respond')
    },
    onState: (next) => {
      connection = next
      connectionMonitor.change(next)
      if (next === 'live') {
        inBackground(outbox.flush())
        inBackground(snapshot.sync())
        // The session may have changed while disconnected. The connection does not wait for the result.
        inBackground(gateway.revalidate(readMe.path))
        inBackground(gateway.revalidate(readEscalation.path))
        closedByPlatformChanged()
        printing.poll()
      }
      publishState()
    },
    beforeStored: ({ event, data }) => {
      if (event === 'order_placed') printing.enter(data)
    },
    onEvent: (envelope) => {
      if (envelope.event === 'order_placed') {
        announce(envelope.data.orderId)
        printing.pollSoon()
      }
      if (changesClosedByPlatform(envelope)) closedByPlatformChanged()
      if (envelope.event === 'menu_changed' || envelope.event === 'tables_changed') inBackground(snapshot.sync())
      // The status of the restaurant has changed: read the signed-in user again and notify the pages.
      if (envelope.event === 'account_changed') inBackground(gateway.revalidate(readMe.path))
      if (envelope.event === 'newNotification' && isAboutAccount(envelope)) alarm.playOnce('order')
      effects.onFeedEvent(envelope)
      ordersChanged()
    },
    onReset: () => {
      // Orders that the kitchen still has to cook and this machine has not printed. A duplicate ticket is better than none.
      for (const order of orders.open()) if (order.status !== 'Out for Delivery') printing.enter(order)
      printing.poll()
      closedByPlatformChanged()
      effects.onBoardReset()
      ordersChanged()
    },
  })

  const session = createSession({
    responses,
    onChange: (user) => {
      feed.follow(user)
      inBackground(outbox.flush())
      ordersChanged()
    },
  })

  const gateway = createGateway({
    cloud,
    responses,
    orders,
    outbox,
    session,
    pendingOperations,
    now: Date.now,
    inBackground,
    onResponsesChanged: responsesChanged,
    onNotCached: (error) => {
      notes.add('not_saved')
      logs.logError('failed to store a change', error)
      publishState()
    },
  })

  const begin = () => {
    if (isEnded) return
    feed.follow(session.user())
    inBackground(outbox.flush())
    ledger.deleteOld(Date.now())
    printing.poll()
    ordersChanged()
  }

  return {
    /** Starts the feed, the outbox and printing. Called once the windows exist. */
    begin,
    cloud,
    orders,
    responses,
    session,
    outbox,
    printing,
    alarm,
    state,
    settings: settings.now,
    answerApi: gateway.answer,
    answerUpload: createPictures(cloud, join(folder, 'pictures')),
    changeSettings: (change: Partial<DeskSettings>) => {
      if (settings.change(change)) {
        jar.clear()
        session.end()
        feed.stop()
      }
      alarm.resendCommand()
      printing.poll()
      publishState()
    },
    storeUpdate: (ready: string) => {
      update = { version: ready, canInstall: false }
      publishState()
    },
    dismissNote: (info: DeskNote) => notes.delete(info) && publishState(),
    storedSettings: storage.settings,
    end: () => {
      isEnded = true
      feed.stop()
      outbox.end()
      printing.end()
      alarm.end()
      connectionMonitor.end()
      storage.close()
    },
  }
}

export type DeskCore = ReturnType<typeof startCore>
