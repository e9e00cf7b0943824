// What the desktop does without any window: keeps, forwards, queues, hears, rings by command, prints.
import { readMe } from '@sufra/shared/accounts/account.routes'
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
import { nameOfMachine } from './gateway/name-of-machine.ts'
import { createPictures } from './gateway/pictures.ts'
import { createSession } from './gateway/session.ts'
import { workOf } from './gateway/queued.ts'
import { createShownOrders } from './gateway/shown-orders.ts'
import { createInBackground } from './life/in-background.ts'
import { oncePerBurst } from './life/once-per-burst.ts'
import { onceATurn } from './life/once-a-turn.ts'
import { after, every } from './life/timers.ts'
import { createOwnSettings } from './local/own-settings.ts'
import { openStorage } from './local/desk-storage.ts'
import { readDeviceId } from './local/device-id.ts'
import { createOrderFeed } from './order-feed/order-feed.ts'
import { createOutbox } from './outbox/outbox.ts'
import { isAlreadyApplied, movedOrder, outcomeOf } from './outbox/outcome.ts'
import { createPrinting } from './print-queue/printing.ts'

/** Opens this machine's storage and starts. Throws only when the folder cannot be written. */
export const startCore = ({ folder, migrationsFolder, version, safeStorage, printTicket, logs, effects }: CoreOptions) => {
  const storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  const { kept, orders, ledger } = storage
  const settings = createOwnSettings(storage.settings)
  let connection: ConnectionState = 'connecting'
  let update: DeskState['update'] = null
  let isEnded = false
  const notes = new Set<DeskNote>(storage.notes)
  for (const file of storage.broken) logs.note('a damaged database was put aside', { file })

  const deviceId = readDeviceId(storage.settings)
  const jar = createCookieJar({ settings: storage.settings, safeStorage })
  const cloud = createCloud({ address: () => settings.now().address ?? undefined, jar, userAgent: nameOfMachine(version), fetch })
  const items = createItemIndex(kept)
  const afterUnlessEnded = (milliseconds: number, run: () => void) => after(milliseconds, () => isEnded || run())
  const inBackground = createInBackground({ isEnded: () => isEnded, complain: logs.complain })
  const { works, shown, counts } = createShownOrders({ storage, restaurantId: () => session.restaurantId() })

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

  const tellState = onceATurn(() => {
    if (!isEnded) effects.onState(state())
  })

  const alarm = createAlarm({
    orders: shown,
    escalation: () => cachedEscalation(kept),
    volume: () => settings.now().volume,
    now: () => performance.now(),
    every,
    sound: effects.sound,
    onLevel: effects.onLevel,
  })
  const announce = createAnnouncer({ orderNow: orders.read, after: afterUnlessEnded, announce: effects.onNewOrder })
  const lineWatch = createConnectionMonitor({ after, strike: () => alarm.playOnce('line') })

  const ordersChanged = () => {
    alarm.look()
    effects.onCounts(counts())
    tellState()
  }

  const outbox = createOutbox({
    store: storage.outbox,
    send: async ({ method, path, body, key }) =>
      outcomeOf(await cloud.ask({ method, path, body, headers: { 'content-type': 'application/json', 'idempotency-key': key } })),
    isAlreadyApplied,
    onDone: (entry, body) => {
      const moved = movedOrder(entry, body)
      if (moved) orders.keepNewer(moved)
      const work = workOf(entry)
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
    timeZone: () => session.user()?.restaurant?.timeZone ?? 'Asia/Qatar',
    after: afterUnlessEnded,
    now: Date.now,
    onChange: tellState,
    onTrouble: () => alarm.playOnce('printer'),
    complain: logs.complain,
  })

  const answersChanged = (paths: string[]) => {
    if (isEnded) return
    items.forget()
    effects.onAnswersChanged(paths)
    alarm.look()
  }
  const closedChanged = oncePerBurst(afterUnlessEnded, 250, () => inBackground(gateway.revalidate(listClosedByPlatform.path)))
  const copy = createSnapshotSync({ cloud, kept, onChanged: answersChanged })
  const feed = createOrderFeed({
    cloud,
    orders,
    deviceId,
    after,
    random: Math.random,
    renew: async () => {
      if ((await gateway.revalidate(readMe.path)) === undefined) throw new Error('the cloud does not answer')
    },
    onState: (next) => {
      connection = next
      lineWatch.change(next)
      if (next === 'live') {
        inBackground(outbox.flush())
        inBackground(copy.sync())
        // The session may have changed meanwhile. The connection does not wait for it.
        inBackground(gateway.revalidate(readMe.path))
        inBackground(gateway.revalidate(readEscalation.path))
        closedChanged()
        printing.look()
      }
      tellState()
    },
    beforeStored: ({ event, data }) => {
      if (event === 'order_placed') printing.enter(data)
    },
    onEvent: (envelope) => {
      if (envelope.event === 'order_placed') {
        announce(envelope.data.orderId)
        printing.pollSoon()
      }
      if (changesClosedByPlatform(envelope)) closedChanged()
      if (envelope.event === 'menu_changed' || envelope.event === 'tables_changed') inBackground(copy.sync())
      // Somebody decided about the restaurant: who is signed in is asked anew, and the pages are told.
      if (envelope.event === 'account_changed') inBackground(gateway.revalidate(readMe.path))
      if (envelope.event === 'newNotification' && isAboutAccount(envelope)) alarm.playOnce('order')
      effects.onFeedEvent(envelope)
      ordersChanged()
    },
    onReset: () => {
      // What the kitchen still has to cook, and this machine has not printed: better a ticket that another printer had than none.
      for (const order of orders.open()) if (order.status !== 'Out for Delivery') printing.enter(order)
      printing.look()
      closedChanged()
      effects.onBoardReset()
      ordersChanged()
    },
  })

  const session = createSession({
    kept,
    onChange: (user) => {
      feed.follow(user)
      inBackground(outbox.flush())
      ordersChanged()
    },
  })

  const gateway = createGateway({
    cloud,
    kept,
    orders,
    outbox,
    session,
    works,
    now: Date.now,
    inBackground,
    onAnswersChanged: answersChanged,
    onNotCached: (error) => {
      notes.add('not_cached')
      logs.complain('a change could not be stored', error)
      tellState()
    },
  })

  const begin = () => {
    if (isEnded) return
    feed.follow(session.user())
    inBackground(outbox.flush())
    ledger.forgetOld(Date.now())
    printing.look()
    ordersChanged()
  }

  return {
    /** Starts to hear, send and print; once the windows are there to be told. */
    begin,
    cloud,
    orders,
    kept,
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
        jar.forget()
        session.end()
        feed.stop()
      }
      alarm.tellAgain()
      printing.look()
      tellState()
    },
    storeUpdate: (ready: string) => {
      update = { version: ready, canInstall: false }
      tellState()
    },
    dismissNote: (note: DeskNote) => notes.delete(note) && tellState(),
    storedSettings: storage.settings,
    end: () => {
      isEnded = true
      feed.stop()
      outbox.end()
      printing.end()
      alarm.end()
      lineWatch.end()
      storage.close()
    },
  }
}

export type DeskCore = ReturnType<typeof startCore>
