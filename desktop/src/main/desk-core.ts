// What the desktop does without any window: keeps, forwards, queues, hears, rings by command, prints.
import { readLadder } from '@sufra/shared/ladder/ladder.routes'
import type { LadderLevel } from '@sufra/shared/ladder/ladder-level'
import { ladderSettings } from '@sufra/shared/ladder/ladder'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { isOpenOrder, orderStatuses, type OrderStatus } from '@sufra/shared/orders/order-status'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import type { LineState } from '@sufra/shared/realtime/room-client'
import type { SafeStorage } from 'electron/main'
import { join } from 'node:path'
import { z } from 'zod'
import { deskSettings, firstSettings, type DeskSettings } from '../bridge/desk-settings.ts'
import type { DeskNote, DeskState, QueuedWork } from '../bridge/desk-state.ts'
import type { SoundOrder } from '../bridge/tunes.ts'
import { createAlarm } from './alerts/alarm.ts'
import { createLineWatch } from './alerts/line-watch.ts'
import { deskStateOf } from './desk-state-of.ts'
import { createCloud, textOf, type Cloud } from './gateway/cloud.ts'
import { createCookieJar } from './gateway/cookie-jar.ts'
import { createCopySync } from './gateway/copy-sync.ts'
import { createGateway } from './gateway/gateway.ts'
import { createItemIndex } from './gateway/item-index.ts'
import { createPictures } from './gateway/pictures.ts'
import { withMoves, workOf } from './gateway/queued.ts'
import { createSession } from './gateway/session.ts'
import type { Logs } from './life/logs.ts'
import { after, every } from './life/timers.ts'
import { openStorage } from './local/desk-storage.ts'
import type { SettingsStore } from './local/settings-store.ts'
import { createOrderFeed } from './order-feed/order-feed.ts'
import type { Entry } from './outbox/outbox-store.ts'
import { createOutbox, type Outcome } from './outbox/outbox.ts'
import { createPrinting } from './print-queue/printing.ts'
import type { PrintTicket } from './printing/print-ticket.ts'

type Options = {
  /** Where this machine keeps its data. */
  folder: string
  migrationsFolder: string
  version: string
  safeStorage: Pick<SafeStorage, 'isEncryptionAvailable' | 'encryptString' | 'decryptString'>
  printTicket: PrintTicket
  logs: Pick<Logs, 'note' | 'complain'>
  effects: {
    sound: (order: SoundOrder) => void
    onLevel: (level: LadderLevel) => void
    /** Once for each order that this machine hears of while it runs. */
    onNewOrder: (order: CounterOrderOnWire) => void
    /** How many orders wait for somebody to accept them, and how many are open. */
    onCounts: (counts: { waiting: number; open: number }) => void
    onFeedEvent: (envelope: FeedEnvelope) => void
    onBoardReset: () => void
    onAnswersChanged: (paths: string[]) => void
    onState: (state: DeskState) => void
  }
}

/** A refusal whose order is where the move wanted it, or beyond: somebody else did it, and nobody needs to hear of it (guarantee 6: the higher status wins). */
const isSoAlready = ({ path, method, body, ...entry }: Entry, { error, details }: { error?: string; details?: unknown }) => {
  const work = workOf({ ...entry, method, path, body })
  const now = z.object({ status: z.enum(orderStatuses) }).safeParse(details).data?.status
  if (work?.kind !== 'move' || error !== 'order.cannot_move' || !now) return false
  const rank = (status: OrderStatus) => orderStatuses.indexOf(status)
  return work.status === now || (work.status !== 'Cancelled' && now !== 'Cancelled' && rank(now) > rank(work.status))
}

const outcomeOf = (answer: Awaited<ReturnType<Cloud['ask']>>): Outcome => {
  if (!answer || answer.status >= 500 || [408, 425, 429].includes(answer.status)) return { kind: 'later' }
  if (answer.status === 401) return { kind: 'signed-out' }
  const body = textOf(answer)
  if (answer.status < 300) return { kind: 'done', body }
  return { kind: 'refused', status: answer.status, body }
}

/** What this machine is called: made once, and kept. */
const readDeviceId = (settings: SettingsStore): string => {
  const kept = settings.read('device', z.uuid())
  const deviceId = kept ?? crypto.randomUUID()
  if (kept === undefined) settings.write('device', deviceId)
  return deviceId
}

/** Opens this machine's storage and starts. Throws only when the folder cannot be written. */
export const startCore = ({ folder, migrationsFolder, version, safeStorage, printTicket, logs, effects }: Options) => {
  const storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  const { kept, orders, ledger } = storage
  let settings: DeskSettings = storage.settings.read('desk', deskSettings) ?? firstSettings
  let line: LineState = 'connecting'
  let update: DeskState['update'] = null
  const notes = new Set<DeskNote>()
  if (storage.brokenCache) notes.add('cache_rebuilt')
  if (storage.brokenOutbox) notes.add('outbox_rescued')
  for (const file of [storage.brokenCache, storage.brokenOutbox]) if (file) logs.note('a damaged database was put aside', { file })

  const deviceId = readDeviceId(storage.settings)

  const jar = createCookieJar({ settings: storage.settings, safeStorage })
  const cloud = createCloud({ address: () => settings.address ?? undefined, jar, fetch })
  const items = createItemIndex(kept)

  const works = (): QueuedWork[] =>
    storage.outbox
      .all()
      .filter((entry) => entry.state === 'waiting' && entry.restaurantId === session.restaurantId())
      .flatMap((entry) => workOf(entry) ?? [])

  /** The open orders as staff see them: with what waits in the outbox. */
  const shown = (): CounterOrderOnWire[] => {
    const waiting = works()
    const silenced = new Set(waiting.flatMap((work) => (work.kind === 'silence' ? work.orderIds : [])))
    return orders.open().map((order) => {
      const moved = withMoves(order, waiting)
      return silenced.has(order.orderId) ? { ...moved, silencedAt: moved.silencedAt ?? moved.placedAt } : moved
    })
  }

  const ladder = () => {
    const body = kept.get(readLadder.path)
    return body === undefined ? undefined : ladderSettings.safeParse((JSON.parse(body) as { data?: unknown }).data).data
  }

  const state = () =>
    deskStateOf({
      storage,
      items,
      settings,
      restaurantId: session.restaurantId(),
      line,
      notes: [...notes],
      version,
      keepsSignIn: safeStorage.isEncryptionAvailable(),
      update: update && { ...update, canInstall: shown().length === 0 },
    })

  let isTelling = false
  /** Many changes in one turn are told once. */
  const tellState = () => {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      if (!isEnded) effects.onState(state())
    })
  }

  const alarm = createAlarm({
    orders: shown,
    ladder,
    volume: () => settings.volume,
    now: () => performance.now(),
    every,
    sound: effects.sound,
    onLevel: effects.onLevel,
  })
  const lineWatch = createLineWatch({ after, strike: () => alarm.strike('line') })

  const ordersChanged = () => {
    alarm.look()
    const open = shown()
    effects.onCounts({
      waiting: open.filter(({ status }) => status === 'Received').length,
      open: open.filter(({ status }) => isOpenOrder(status)).length,
    })
    tellState()
  }

  const outbox = createOutbox({
    store: storage.outbox,
    send: async ({ method, path, body, key }) =>
      outcomeOf(await cloud.ask({ method, path, body, headers: { 'content-type': 'application/json', 'idempotency-key': key } })),
    isSoAlready,
    // The answer to a move is newer than the feed's telling, which may still be on its way.
    onDone: (entry, body) => {
      if (workOf(entry)?.kind === 'move') orders.keepNewer((JSON.parse(body) as { data: CounterOrderOnWire }).data) // our own server's answer, of moveOrder
    },
    isLive: () => line === 'live',
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
    printers: () => settings.printers,
    categoryOf: (itemId) => items.find(itemId)?.categoryId,
    timeZone: 'Asia/Qatar',
    after,
    now: Date.now,
    onChange: tellState,
    onTrouble: () => alarm.strike('printer'),
    complain: logs.complain,
  })

  const answersChanged = (paths: string[]) => {
    items.forget()
    effects.onAnswersChanged(paths)
    alarm.look()
  }
  const copy = createCopySync({ cloud, kept, onChanged: answersChanged })

  const feed = createOrderFeed({
    cloud,
    orders,
    deviceId,
    after,
    random: Math.random,
    onState: (next) => {
      line = next
      lineWatch.change(next)
      if (next === 'live') {
        void outbox.flush()
        void copy.sync()
        void gateway.revalidate(readLadder.path)
        printing.look()
      }
      tellState()
    },
    beforeStored: ({ event, data }) => {
      if (event === 'order_placed') printing.enter(data)
    },
    onEvent: (envelope) => {
      if (envelope.event === 'order_placed') {
        effects.onNewOrder(envelope.data)
        printing.look()
      }
      if (envelope.event === 'menu_changed') void copy.sync()
      effects.onFeedEvent(envelope)
      ordersChanged()
    },
    onReset: () => {
      // What the kitchen still has to cook, and this machine has not printed: better a ticket that another printer had than none.
      for (const order of orders.open()) if (order.status !== 'Out for Delivery') printing.enter(order)
      printing.look()
      effects.onBoardReset()
      ordersChanged()
    },
  })

  const session = createSession({
    kept,
    onChange: (user) => {
      feed.follow(user)
      void outbox.flush()
      ordersChanged()
    },
  })

  const notKept = (error: unknown) => {
    notes.add('not_kept')
    logs.complain('a change could not be stored', error)
    tellState()
  }

  const gateway = createGateway({
    cloud,
    kept,
    orders,
    outbox,
    session,
    works,
    now: Date.now,
    onAnswersChanged: answersChanged,
    onNotKept: notKept,
  })

  let isEnded = false
  const begin = () => {
    if (isEnded) return
    feed.follow(session.user())
    void outbox.flush()
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
    feed,
    state,
    settings: () => settings,
    answerApi: gateway.answer,
    answerUpload: createPictures(cloud, join(folder, 'pictures')),
    changeSettings: (change: Partial<DeskSettings>) => {
      const hasMoved = change.address !== undefined && change.address !== settings.address
      const next = deskSettings.parse({ ...settings, ...change })
      storage.settings.write('desk', next)
      settings = next
      if (hasMoved) {
        jar.forget()
        session.end()
        feed.stop()
      }
      alarm.tellAgain()
      printing.look()
      tellState()
    },
    keepUpdate: (ready: string) => {
      update = { version: ready, canInstall: false }
      tellState()
    },
    dismissNote: (note: DeskNote) => {
      notes.delete(note)
      tellState()
    },
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
